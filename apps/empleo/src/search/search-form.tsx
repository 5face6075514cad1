import {
  countFilters,
  emptySearch,
  type JobSearch,
  longestWish,
  sameFilters,
} from '@puente/domain/job-search';
import { type DistanceUnit } from '@puente/domain/places';
import { useTranslation } from '@puente/platform';
import { Button, VisuallyHidden } from '@puente/ui';
import clsx from 'clsx';
import { BriefcaseBusiness, MapPin, Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { SuggestBox } from '../suggest/suggest-box.tsx';
import { type Suggestion } from '../suggest/suggestion.ts';
import { NearChoice } from './near-choice.tsx';
import styles from './search-form.module.css';
import { describeSearch, type Translate } from './wish-labels.ts';

interface SearchFormProps {
  id: string;
  search: JobSearch;
  /** What the results stand for; undefined before the first search. */
  asked: JobSearch | undefined;
  /** As `NearChoice` has it. */
  unit: DistanceUnit | undefined;
  /** One line instead of the boxes, which `onUnfold` brings back: on a phone, over results. */
  folded: boolean;
  onUnfold: () => void;
  onChange: (search: JobSearch) => void;
  /** Of what is in the form, or of a whole search of before. */
  onSearch: (search?: JobSearch) => void;
  /** Where the filters have no column of their own. */
  onFilters: (() => void) | undefined;
}

/** «¿Qué?», «¿Dónde?» and Buscar, above everything else. */
export function SearchForm(props: SearchFormProps) {
  const { id, search, asked, unit, folded, onUnfold, onChange, onSearch, onFilters } = props;
  const { t } = useTranslation('empleo');
  const form = useRef<HTMLFormElement>(null);
  const unfolded = useRef(false);
  const count = countFilters(search);
  const summary = summaryOf(search, t);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  const pick = (picked: Suggestion) => {
    if (picked.kind === 'recent') onSearch(picked.search);
    else if (picked.kind === 'place') onChange(inPlace(search, picked));
    else onChange({ ...search, text: picked.text });
  };
  useEffect(() => {
    if (!folded && unfolded.current) form.current?.querySelector('input')?.focus();
    unfolded.current = false;
  }, [folded]);
  return (
    <form
      ref={form}
      id={id}
      role="search"
      aria-label={t('search.formLabel')}
      noValidate
      tabIndex={-1}
      className={clsx(styles.form, folded && styles.folded)}
      onSubmit={submit}
    >
      {folded ? (
        <button
          type="button"
          className={styles.summary}
          onClick={() => {
            unfolded.current = true;
            onUnfold();
          }}
        >
          <Search aria-hidden="true" />
          <VisuallyHidden>{t('find.change')} </VisuallyHidden>
          <span className={styles.said}>
            {summary.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </span>
        </button>
      ) : (
        <>
          <SuggestBox
            box="text"
            label={t('find.what')}
            placeholder={t('find.whatPlaceholder')}
            icon={<BriefcaseBusiness />}
            className={styles.box}
            maxLength={longestWish}
            value={search.text}
            onChange={(text) => onChange({ ...search, text })}
            onPick={pick}
          />
          <SuggestBox
            box="place"
            label={t('find.where')}
            placeholder={t('find.wherePlaceholder')}
            icon={<MapPin />}
            className={styles.box}
            maxLength={longestWish}
            value={search.place}
            country={search.country}
            onChange={(place) => onChange(inPlace(search, { text: place, country: null }))}
            onPick={pick}
          />
          <div className={styles.near}>
            <NearChoice search={search} unit={unit} onChange={onChange} />
          </div>
          <Button type="submit" className={styles.submit}>
            <Search aria-hidden="true" />
            {t('search.submit')}
          </Button>
        </>
      )}
      {onFilters && (
        <Button
          key="filters"
          variant="secondary"
          aria-haspopup="dialog"
          className={styles.open}
          onClick={onFilters}
        >
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

/** In the middle of what is searched stands the place or the person, never both; a country that the place is not in goes. */
function inPlace(search: JobSearch, { text, country }: { text: string; country: string | null }): JobSearch {
  const moved = { ...search, place: text, at: text ? null : search.at };
  if (!moved.place && !moved.at) moved.radius = 0;
  if (country && search.country && country !== search.country)
    Object.assign(moved, { country, province: '' });
  return moved;
}

/** What is in the boxes, a line for each of the two; filters and distance stand below it. */
function summaryOf({ text, place, at }: JobSearch, t: Translate): string[] {
  const where = describeSearch({ ...emptySearch, place, at }, t);
  return [text || (where ? '' : t('find.anything')), where].filter(Boolean);
}
