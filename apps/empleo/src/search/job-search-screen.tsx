import {
  emptySearch,
  type JobSearch,
  radiusUnit,
  readSearch,
  sortFor,
  writeSearch,
} from '@puente/domain/job-search';
import { type Country, type DistanceUnit } from '@puente/domain/places';
import { useLocation, useNavigate, usePageTitle, useSearchParams } from '@puente/platform';
import { Container } from '@puente/ui';
import clsx from 'clsx';
import { type ComponentType, type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { noteSearch } from '../reader/recent-searches.ts';
import { forgetCountry, rememberCountryOf, rememberedCountry } from '../reader/remembered-country.ts';
import { noteVisit } from '../reader/visits.ts';
import { latePart, Nothing } from '../shared/late-part.tsx';
import { ActiveFilters } from './active-filters.tsx';
import styles from './job-search-screen.module.css';
import { SearchForm } from './search-form.tsx';
import { type SearchResultsProps } from './search-results.tsx';
import { useArrival } from './use-arrival.ts';
import { useBackToClose } from './use-back-to-close.ts';
import { type MatchingCounts } from './use-facets.ts';
import { isWide, useWide } from './use-wide.ts';

// The filters are on the screen of a laptop from the start, where they come beside the rest; a phone asks for them.
const FilterColumn = latePart(async () => (await import('./filter-column.tsx')).FilterColumn);
if (isWide()) FilterColumn.prepare();
const FilterSheet = latePart(async () => (await import('./filter-sheet.tsx')).FilterSheet);
const FacetSource = latePart(async () => (await import('./facet-source.tsx')).FacetSource, Nothing, Nothing);

export interface BeforeSearchProps {
  /** The one that this reader's last search was of, or ''. */
  country: Country | '';
}

interface JobSearchScreenProps {
  title: string;
  /** The head of the page before anything was searched; afterwards it is a line with the title. */
  intro?: ReactNode;
  /** What stands where the results will be, before anything was searched; without it all jobs are listed. */
  BeforeSearch?: ComponentType<BeforeSearchProps>;
  Results: ComponentType<SearchResultsProps>;
  /** Somebody is about to search. */
  onInterest?: () => void;
}

/** Search and results. The address is the search: it can be shared, and Back returns to the one before. */
export function JobSearchScreen({ title, intro, BeforeSearch, Results, onInterest }: JobSearchScreenProps) {
  usePageTitle(title);
  const [params] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const address = params.toString();
  const asked = useMemo(() => {
    const search = readSearch(new URLSearchParams(address));
    return search ?? (BeforeSearch ? undefined : emptySearch);
  }, [address, BeforeSearch]);
  const home = asked ? '' : rememberedCountry();
  const [draft, setDraft] = useDraft(asked);
  const [counts, setCounts] = useState<MatchingCounts>();
  const [interested, setInterested] = useState(false);
  const [unfoldedFor, setUnfoldedFor] = useState<string>();
  const { arriveAt, noteInput } = useArrival();
  const sheet = useBackToClose();
  const wide = useWide();
  const formId = useId();
  useEffect(() => noteVisit(), [key]);

  const go = (search: JobSearch, replace = false) => {
    rememberCountryOf(search);
    noteSearch(search);
    const next = writeSearch(search);
    void navigate({ search: `?${next}` }, { replace: replace || next === address });
  };
  const wish = wishOf(draft, home);
  const { told, tell } = useToldUnit(asked);
  const unit =
    radiusUnit(wish) ?? (told?.place === wish.place && told.country === wish.country ? told.unit : undefined);
  const searchDraft = (replace?: boolean) => {
    const { text, place } = wish;
    // An order that somebody chose stays with their words.
    const chosen = asked && draft.sort !== sortFor(asked) && text === asked.text && place === asked.place;
    go({ ...wish, sort: sortFor(wish, chosen ? draft.sort : '') }, replace);
  };
  const interest = () => {
    onInterest?.();
    setInterested(true);
    if (!wide) FilterSheet.prepare();
  };
  const folded =
    !wide && unfoldedFor !== key && asked !== undefined && writeSearch(draft) === writeSearch(asked);

  return (
    <Container className={styles.screen}>
      {!asked && intro}
      <div className={styles.columns} onFocus={interest} onPointerOver={interest} {...noteInput}>
        {asked && (
          <header data-accent="cochineal" className={styles.slim}>
            <h1>{title}</h1>
          </header>
        )}
        <div className={clsx(styles.bar, folded && styles.staying)}>
          <SearchForm
            id={formId}
            search={draft}
            asked={asked}
            unit={unit}
            folded={folded}
            onUnfold={() => setUnfoldedFor(key)}
            onChange={setDraft}
            onSearch={(before) => {
              if (!before) return searchDraft();
              setDraft(before);
              go(before);
            }}
            onFilters={wide ? undefined : sheet.show}
          />
          {home && draft.country === home && (
            <ActiveFilters
              search={{ ...emptySearch, country: home }}
              onChange={() => {
                forgetCountry();
                setDraft({ ...draft, country: '', province: '' });
                // The chip that had the focus is gone.
                document.getElementById(formId)?.focus({ preventScroll: true });
              }}
            />
          )}
          {sheet.open && !wide && (
            <FilterSheet
              search={draft}
              onChange={setDraft}
              onClose={sheet.close}
              onShow={() => {
                sheet.replace();
                searchDraft(true);
              }}
            />
          )}
        </div>
        {wide && (
          <div className={styles.aside}>
            {interested && <FacetSource search={draft} onCounts={setCounts} />}
            <FilterColumn formId={formId} search={draft} asked={asked} counts={counts} onChange={setDraft} />
          </div>
        )}
        <div className={styles.main}>
          {asked && <ActiveFilters search={asked} onChange={go} />}
          {asked || !BeforeSearch ? (
            <Results
              search={asked ?? emptySearch}
              searchKey={key}
              arriveAt={arriveAt}
              onChange={go}
              onUnit={tell}
            />
          ) : (
            <BeforeSearch country={home} />
          )}
        </div>
      </div>
    </Container>
  );
}

/** The search that a draft is, from its first page. */
function wishOf(draft: JobSearch, home: string): JobSearch {
  const wish = { ...draft, text: draft.text.trim(), place: draft.place.trim(), page: 1 };
  // A place says where by itself: the country of the last visit is not added to it.
  if (wish.place && draft.country === home && !draft.province) wish.country = '';
  return wish;
}

/** What the server counts distances in, and where. */
function useToldUnit(asked: JobSearch | undefined) {
  const { place = '', country = '' } = asked ?? {};
  const [told, setTold] = useState<{ place: string; country: string; unit: DistanceUnit | undefined }>();
  const tell = useCallback(
    (unit: DistanceUnit | undefined) => setTold({ place, country, unit }),
    [place, country],
  );
  return { told, tell };
}

/** What is being chosen; it follows what was asked for, as Back and Forward change that. */
function useDraft(asked: JobSearch | undefined) {
  const begun = () => asked ?? { ...emptySearch, country: rememberedCountry() };
  const [draft, setDraft] = useState(begun);
  const [followed, setFollowed] = useState(asked);
  if (followed !== asked) {
    setFollowed(asked);
    setDraft(begun());
  }
  return [draft, setDraft] as const;
}
