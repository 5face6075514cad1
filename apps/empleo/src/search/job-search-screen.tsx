import { useLocation, useNavigate, usePageTitle, useSearchParams } from '@puente/platform';
import { Container, PageHeader } from '@puente/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import styles from './job-search-screen.module.css';
import { emptySearch, type JobSearch, readSearch, sortFor, writeSearch } from './job-search.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

interface JobSearchScreenProps {
  title: string;
  lead: string;
  /** What stands where the results will be, before anything was searched; without it all jobs are listed. */
  beforeSearch?: ReactNode;
}

/** Search and results. The address is the search: it can be shared, and Back returns to the one before. */
export function JobSearchScreen({ title, lead, beforeSearch }: JobSearchScreenProps) {
  usePageTitle(title);
  const [params] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const address = params.toString();
  const asked = useMemo(() => {
    const search = readSearch(new URLSearchParams(address));
    return search ?? (beforeSearch ? undefined : emptySearch);
  }, [address, beforeSearch]);
  const results = useRef<HTMLHeadingElement>(null);
  const shownKey = useRef(key);

  useEffect(() => {
    // A search made here leads to its results; arriving at the page does not.
    if (shownKey.current !== key) results.current?.focus();
    shownKey.current = key;
  }, [key]);

  const go = (search: JobSearch) => {
    const next = writeSearch(search);
    void navigate({ search: `?${next}` }, { replace: next === address });
  };
  const search = (wish: JobSearch) => {
    const text = wish.text.trim();
    const sort = sortFor(text, text === (asked?.text ?? '') ? wish.sort : '');
    go({ ...wish, text, sort, page: 1 });
  };

  return (
    <Container className={styles.screen}>
      <PageHeader title={title} lead={lead} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          <SearchForm search={asked ?? emptySearch} unfolded={!asked} onSearch={search} />
        </div>
        <div className={styles.main}>
          {asked ? (
            <SearchResults search={asked} searchKey={key} headingRef={results} onChange={go} />
          ) : (
            beforeSearch
          )}
        </div>
      </div>
    </Container>
  );
}
