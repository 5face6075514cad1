import { useTranslation } from '@puente/platform';
import { Button, TextInput } from '@puente/ui';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent } from 'react';
import { countFilters, type JobSearch, sameFilters } from '@puente/domain/job-search';
import styles from './search-form.module.css';

interface SearchFormProps {
  id: string;
  search: JobSearch;
  /** What the results stand for; undefined before the first search, when there is room for more words. */
  asked: JobSearch | undefined;
  onChange: (search: JobSearch) => void;
  onSearch: () => void;
  /** Where the filters have no column of their own. */
  onFilters: (() => void) | undefined;
}

/** The word and Buscar, above everything else. */
export function SearchForm({ id, search, asked, onChange, onSearch, onFilters }: SearchFormProps) {
  const { t } = useTranslation('empleo');
  const count = countFilters(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form
      id={id}
      role="search"
      aria-label={t('search.formLabel')}
      noValidate
      className={styles.form}
      onSubmit={submit}
    >
      <TextInput
        type="search"
        enterKeyHint="search"
        label={t('search.text')}
        labelHidden={asked !== undefined}
        className={styles.text}
        placeholder={t('search.textPlaceholder')}
        maxLength={100}
        value={search.text}
        onChange={({ target }) => onChange({ ...search, text: target.value })}
      />
      <Button type="submit" className={styles.submit}>
        <Search aria-hidden="true" />
        {t('search.submit')}
      </Button>
      {onFilters && (
        <Button variant="secondary" aria-haspopup="dialog" className={styles.open} onClick={onFilters}>
          <SlidersHorizontal aria-hidden="true" />
          {count > 0 ? t('search.filtersCounted', { count }) : t('search.filters')}
        </Button>
      )}
      {onFilters && asked && !sameFilters(search, asked) && (
        <p className={styles.pending}>{t('search.pending')}</p>
      )}
    </form>
  );
}
