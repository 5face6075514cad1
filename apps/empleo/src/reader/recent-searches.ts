import { emptySearch, type JobSearch, readSearch, sortFor, writeSearch } from '@puente/domain/job-search';
import { keep, readKeptJson } from '@puente/platform/storage';

const key = 'jobs-searches';
const most = 6;

/** What was searched in words, the latest first, each once; without page and order. */
export function recentSearches(): JobSearch[] {
  const kept = readKeptJson('localStorage', key);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((address) => readSearch(new URLSearchParams(String(address))) ?? []).slice(0, most);
}

export function noteSearch(search: JobSearch): void {
  if (!search.text && !search.place) return;
  // Where somebody is at the moment is not written down.
  const plain = { ...search, at: null, page: emptySearch.page };
  const address = writeSearch({ ...plain, sort: sortFor(plain) });
  const others = recentSearches()
    .map(writeSearch)
    .filter((other) => other !== address);
  keep('localStorage', key, JSON.stringify([address, ...others].slice(0, most)));
}

export function forgetSearches(): void {
  keep('localStorage', key, null);
}
