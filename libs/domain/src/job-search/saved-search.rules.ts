import { type JobSearch, wishesOf, writeSearch } from './job-search.rules.ts';

/** A search as it is kept: the newest first, from its first page, and not only of the last days. */
function lasting(search: JobSearch): JobSearch {
  return { ...search, since: '', sort: 'fecha', page: 1 };
}

/** Whether a search is worth keeping: one without wishes is every job there is. */
export function saysSomething(search: JobSearch): boolean {
  return wishesOf(lasting(search)).length > 0;
}

/** The address of a search as it is kept, without «?»: the same for every search that finds the same jobs. */
export function savedAddress(search: JobSearch): string {
  return writeSearch(lasting(search));
}
