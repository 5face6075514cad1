import { useLocation, useNavigate, usePageTitle, useSearchParams } from '@puente/platform';
import { Container } from '@puente/ui';
import { type ComponentType, type ReactNode, useId, useMemo, useState } from 'react';
import { latePart } from '../shared/late-part.tsx';
import styles from './job-search-screen.module.css';
import { emptySearch, type JobSearch, readSearch, sortFor, writeSearch } from '@puente/domain/job-search';
import { SearchForm } from './search-form.tsx';
import { type SearchResultsProps } from './search-results.tsx';
import { useArrival } from './use-arrival.ts';
import { useBackToClose } from './use-back-to-close.ts';
import { isWide, useWide } from './use-wide.ts';

// The filters are on the screen of a laptop from the start, where they come beside the rest; a phone asks for them.
const FilterColumn = latePart(async () => (await import('./filter-column.tsx')).FilterColumn);
if (isWide()) FilterColumn.prepare();
const FilterSheet = latePart(async () => (await import('./filter-sheet.tsx')).FilterSheet);

interface JobSearchScreenProps {
  title: string;
  /** The head of the page before anything was searched; afterwards it is a line with the title. */
  intro?: ReactNode;
  /** What stands where the results will be, before anything was searched; without it all jobs are listed. */
  beforeSearch?: ReactNode;
  Results: ComponentType<SearchResultsProps>;
  /** Somebody is about to search. */
  onInterest?: () => void;
}

/** Search and results. The address is the search: it can be shared, and Back returns to the one before. */
export function JobSearchScreen({ title, intro, beforeSearch, Results, onInterest }: JobSearchScreenProps) {
  usePageTitle(title);
  const [params] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const address = params.toString();
  const asked = useMemo(() => {
    const search = readSearch(new URLSearchParams(address));
    return search ?? (beforeSearch ? undefined : emptySearch);
  }, [address, beforeSearch]);
  const [draft, setDraft] = useDraft(asked ?? emptySearch);
  const { arriveAt, noteInput } = useArrival();
  const sheet = useBackToClose();
  const wide = useWide();
  const formId = useId();

  const go = (search: JobSearch, replace = false) => {
    const next = writeSearch(search);
    void navigate({ search: `?${next}` }, { replace: replace || next === address });
  };
  const searchDraft = (replace?: boolean) => {
    const text = draft.text.trim();
    const sort = sortFor({ ...draft, text }, text === (asked?.text ?? '') ? draft.sort : '');
    go({ ...draft, text, sort, page: 1 }, replace);
  };
  const interest = () => {
    onInterest?.();
    if (!wide) FilterSheet.prepare();
  };

  return (
    <Container className={styles.screen}>
      {!asked && intro}
      <div className={styles.columns} onFocus={interest} onPointerOver={interest} {...noteInput}>
        {asked && (
          <header data-accent="cochineal" className={styles.slim}>
            <h1>{title}</h1>
          </header>
        )}
        <div className={styles.bar}>
          <SearchForm
            id={formId}
            search={draft}
            asked={asked}
            onChange={setDraft}
            onSearch={searchDraft}
            onFilters={wide ? undefined : sheet.show}
          />
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
            <FilterColumn formId={formId} search={draft} asked={asked} onChange={setDraft} />
          </div>
        )}
        <div className={styles.main}>
          {asked ? (
            <Results search={asked} searchKey={key} arriveAt={arriveAt} onChange={go} />
          ) : (
            beforeSearch
          )}
        </div>
      </div>
    </Container>
  );
}

/** What is being chosen; it follows what was asked for, as Back and Forward change that. */
function useDraft(asked: JobSearch) {
  const [draft, setDraft] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  if (followed !== asked) {
    setFollowed(asked);
    setDraft(asked);
  }
  return [draft, setDraft] as const;
}
