import { useTranslation } from '@puente/platform';
import { JobSearchScreen } from './job-search-screen.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';

const suggestions = <SearchSuggestions />;

export default function SearchPage() {
  const { t } = useTranslation('empleo');
  return <JobSearchScreen title={t('search.title')} lead={t('search.lead')} beforeSearch={suggestions} />;
}
