import { Link, useTranslation } from '@puente/platform';
import { Cluster } from '@puente/ui';
import { emptySearch, type JobSearch, writeSearch } from '@puente/domain/job-search';
import styles from './search-suggestions.module.css';

const suggestions = [
  { key: 'kitchen', search: { category: 'Hospitalidad y turismo', subcategory: 'Cocina' } },
  { key: 'construction', search: { category: 'Construcción' } },
  { key: 'care', search: { category: 'Ciencia y salud', subcategory: 'Cuidado en el hogar' } },
  { key: 'warehouse', search: { category: 'Logística' } },
  { key: 'remote', search: { modality: 'Remoto' } },
  { key: 'sponsored', search: { visa: 'Sí' } },
  { key: 'spanish', search: { language: 'Español' } },
] as const satisfies readonly { key: string; search: Partial<JobSearch> }[];

/** Before the first search: those that many make, in the country that is looked for. */
export function SearchSuggestions({ country }: { country: string }) {
  const { t } = useTranslation('empleo');
  return (
    <section className={styles.suggestions}>
      <h2 className={styles.title}>{t('suggestions.frequent')}</h2>
      <Cluster as="ul" gap={2}>
        {suggestions.map(({ key, search }) => (
          <li key={key}>
            <Link to={`?${writeSearch({ ...emptySearch, ...search, country })}`} className={styles.chip}>
              {t(`suggestions.${key}`)}
            </Link>
          </li>
        ))}
      </Cluster>
      <p className={styles.text}>{t('suggestions.text')}</p>
    </section>
  );
}
