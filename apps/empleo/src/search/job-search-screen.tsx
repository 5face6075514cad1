import { useLocation, useNavigate, usePageTitle, useSearchParams } from '@puente/platform';
import { Container, PageHeader } from '@puente/ui';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import styles from './job-search-screen.module.css';
import { emptySearch, type JobSearch, readSearch, sortFor, writeSearch } from './job-search.ts';
import { SearchForm } from './search-form.tsx';
import { type SearchResultsProps } from './search-results.tsx';

interface JobSearchScreenProps {
  title: string;
  lead: string;
  /** What stands where the results will be, before anything was searched; without it all jobs are listed. */
  beforeSearch?: ReactNode;
  Results: ComponentType<SearchResultsProps>;
  /** Somebody is about to search. */
  onInterest?: () => void;
}

/** Search and results. The address is the search: it can be shared, and Back returns to the one before. */
export function JobSearchScreen({ title, lead, beforeSearch, Results, onInterest }: JobSearchScreenProps) {
  usePageTitle(title);
  const [params] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const address = params.toString();
  const asked = useMemo(() => {
    const search = readSearch(new URLSearchParams(address));
    return search ?? (beforeSearch ? undefined : emptySearch);
  }, [address, beforeSearch]);
  const [arrivalKey] = useState(key);

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
      <PageHeader accent="cochineal" picture="trades" title={title} lead={lead} />
      <div className={styles.columns} onFocus={onInterest} onPointerOver={onInterest}>
        <div className={styles.aside}>
          <SearchForm search={asked ?? emptySearch} unfolded={!asked} onSearch={search} />
        </div>
        <div className={styles.main}>
          {asked ? (
            <Results search={asked} searchKey={key} madeHere={key !== arrivalKey} onChange={go} />
          ) : (
            beforeSearch
          )}
        </div>
      </div>
    </Container>
  );
}
