import { Link, useTranslation } from '@puente/platform';
import { buttonClassName, Card, Cluster } from '@puente/ui';
import { emptySearch, type JobSearch, writeSearch } from './job-search.ts';
import styles from './search-suggestions.module.css';

const suggestions: { key: string; search: Partial<JobSearch> }[] = [
  { key: 'kitchen', search: { category: 'Hospitalidad y turismo', subcategory: 'Cocina' } },
  { key: 'construction', search: { category: 'Construcción' } },
  { key: 'care', search: { category: 'Ciencia y salud', subcategory: 'Cuidado en el hogar' } },
  { key: 'warehouse', search: { category: 'Logística' } },
  { key: 'remote', search: { modality: 'Remoto' } },
  { key: 'sponsored', search: { visa: 'Sí' } },
  { key: 'spanish', search: { language: 'Español' } },
];

/** Before the first search: how it works, and searches that many make. */
export function SearchSuggestions() {
  const { t } = useTranslation('empleo');
  return (
    <Card tone="sunken" className={styles.card}>
      <h2>{t('suggestions.title')}</h2>
      <p>{t('suggestions.text')}</p>
      <h3 className={styles.frequent}>{t('suggestions.frequent')}</h3>
      <Cluster as="ul" gap={2}>
        {suggestions.map(({ key, search }) => (
          <li key={key}>
            <Link
              to={`?${writeSearch({ ...emptySearch, ...search })}`}
              className={buttonClassName({ variant: 'secondary', size: 'small' })}
            >
              {t(`suggestions.${key}`)}
            </Link>
          </li>
        ))}
      </Cluster>
    </Card>
  );
}
