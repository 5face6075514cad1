import { latePart } from '../shared/late-part.tsx';
import { SearchWaiting } from './search-waiting.tsx';

/** Half of a search page's weight, and the API client with it, are for those who search. */
export const SearchResults = latePart(
  async () => (await import('./search-results.tsx')).SearchResults,
  SearchWaiting,
);
