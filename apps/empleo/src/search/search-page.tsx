import { useTranslation } from '@puente/platform';
import { PageHeader } from '@puente/ui';
import { latePart } from '../shared/late-part.tsx';
import { JobSearchScreen } from './job-search-screen.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';
import { SearchWaiting } from './search-waiting.tsx';

// Half of this page's weight, and the API client with it, are for those who search.
const SearchResults = latePart(
  async () => (await import('./search-results.tsx')).SearchResults,
  SearchWaiting,
);
const suggestions = <SearchSuggestions />;

export default function SearchPage() {
  const { t } = useTranslation('empleo');
  return (
    <JobSearchScreen
      title={t('search.title')}
      intro={
        <PageHeader accent="cochineal" picture="trades" title={t('search.title')} lead={t('search.lead')} />
      }
      beforeSearch={suggestions}
      Results={SearchResults}
      onInterest={SearchResults.prepare}
    />
  );
}
