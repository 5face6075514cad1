import { useTranslation } from '@puente/platform';
import { JobSearchScreen } from './job-search-screen.tsx';
import { SearchResults } from './search-results-late.ts';

export { searchMessages as messages } from '../messages/search.ts';

SearchResults.prepare();

/** All published jobs, newest first; also where the older search sends for more of its results. */
export default function AvailableJobsPage() {
  const { t } = useTranslation('empleo');
  return <JobSearchScreen title={t('search.availableTitle')} Results={SearchResults} />;
}
