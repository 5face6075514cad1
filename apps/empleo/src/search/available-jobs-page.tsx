import { type JobSearch, wishesOf } from '@puente/domain/job-search';
import { useTranslation } from '@puente/platform';
import { latePart } from '../shared/late-part.tsx';
import { JobSearchScreen } from './job-search-screen.tsx';
import { type SearchResultsProps } from './search-results.tsx';
import { SearchResults } from './search-results-late.ts';

export { searchMessages as messages } from '../messages/search.ts';

const OlderAvailable = latePart(
  async () => (await import('../older-search/older-available.tsx')).OlderAvailable,
);

/** All published jobs, newest first; also where the older search sends for more of its results. */
export default function AvailableJobsPage() {
  const { t } = useTranslation('empleo');
  return <JobSearchScreen title={t('search.availableTitle')} Results={Results} />;
}

function Results(props: SearchResultsProps) {
  return isOlder(props.search) ? <OlderAvailable search={props.search} /> : <SearchResults {...props} />;
}

/** Whether a search is one that the older page could make: state, category and subcategory, and nothing else. */
function isOlder(search: JobSearch): boolean {
  const wishes = wishesOf(search).join();
  return (
    wishes === 'country,province,category,subcategory' &&
    search.country === 'Estados Unidos' &&
    search.sort === 'fecha' &&
    search.page === 1
  );
}
