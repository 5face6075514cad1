import { type ResourceItem } from '@puente/domain/resources';
import { formatDate, translateText, useLanguage, useTranslation } from '@puente/platform';
import { Badge, Card, Cluster } from '@puente/ui';
import { ExternalLink, Lightbulb, MapPin } from 'lucide-react';
import { useId } from 'react';
import styles from './resource-card.module.css';

export function ResourceCard({ item }: { item: ResourceItem }) {
  const { t } = useTranslation('recursos');
  const language = useLanguage();
  const titleId = useId();
  const { source } = item;
  const place = [item.state, item.country].map(translateText).join(', ');
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card}>
      <Cluster gap={2}>
        <Badge tone="primary">{translateText(item.type)}</Badge>
        {item.stage && <Badge>{translateText(item.stage)}</Badge>}
        {item.subcategory && <Badge>{translateText(item.subcategory)}</Badge>}
        {item.needsValidation && <Badge tone="warning">{t('search.needsValidation')}</Badge>}
      </Cluster>
      <h3 id={titleId}>{item.title[language]}</h3>
      <p className={styles.place}>
        <MapPin aria-hidden="true" />
        {place}
      </p>
      <p>{item.description[language]}</p>
      <p className={styles.note}>
        <Lightbulb aria-hidden="true" />
        {item.note[language]}
      </p>
      <div className={styles.source}>
        <a href={source.url} hrefLang={source.language} rel="noreferrer">
          <span>
            {t('search.source')} <span lang={source.language}>{source.name}</span>
          </span>
          <ExternalLink aria-hidden="true" />
        </a>
        <time dateTime={item.date}>{t('search.date', { date: formatDate(item.date) })}</time>
      </div>
    </Card>
  );
}
