import { useTranslation } from '@puente/platform';
import { PageHeader, Stack } from '@puente/ui';
import { NewJobs } from '../new-jobs/new-jobs.tsx';
import { type BeforeSearchProps, JobSearchScreen } from './job-search-screen.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';
import { SearchResults } from './search-results-late.ts';

export { searchMessages as messages } from '../messages/search.ts';

export default function SearchPage() {
  const { t } = useTranslation('empleo');
  return (
    <JobSearchScreen
      title={t('search.title')}
      intro={
        <PageHeader accent="cochineal" picture="trades" title={t('search.title')} lead={t('search.lead')} />
      }
      BeforeSearch={BeforeSearch}
      Results={SearchResults}
      onInterest={SearchResults.prepare}
    />
  );
}

/** No empty half: what many look for, and what is new. */
function BeforeSearch({ country }: BeforeSearchProps) {
  return (
    <Stack gap={5}>
      <SearchSuggestions country={country} />
      <NewJobs country={country} />
    </Stack>
  );
}
