import { type ResourceItem } from '@puente/domain/resources';
import { useTranslation } from '@puente/platform';
import { Badge } from '@puente/ui';
import { ResourceCard } from './resource-card.tsx';
import styles from './resource-results.module.css';

/** Cards of the built-in list, and what kind of list that is. */
export function ResourceList({ items }: { items: readonly ResourceItem[] }) {
  const { t } = useTranslation('recursos');
  return (
    <>
      <p className={styles.sample}>
        <Badge tone="accent">{t('search.example')}</Badge> {t('search.sample')}
      </p>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <ResourceCard item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}
