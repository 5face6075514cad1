import { type ResourceItem } from '@puente/domain/resources';
import { formatDate, useTranslation } from '@puente/platform';
import { Badge, Card, Cluster } from '@puente/ui';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import styles from './resource-card.module.css';

export function ResourceCard({ item }: { item: ResourceItem }) {
  const { t } = useTranslation('recursos');
  const titleId = useId();
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card}>
      <Cluster gap={2}>
        <Badge tone="primary">{item.type}</Badge>
        {item.stage && <Badge>{item.stage}</Badge>}
        {item.subcategory && <Badge>{item.subcategory}</Badge>}
        {item.needsValidation && <Badge tone="warning">{t('search.needsValidation')}</Badge>}
      </Cluster>
      <h3 id={titleId}>{item.title}</h3>
      <p className={styles.place}>
        <MapPin aria-hidden="true" />
        {item.state}, {item.country}
      </p>
      <p>{item.description}</p>
      <p className={styles.source}>
        <span>{t('search.source', { source: item.source })}</span>
        <time dateTime={item.date}>{t('search.date', { date: formatDate(item.date) })}</time>
      </p>
    </Card>
  );
}
