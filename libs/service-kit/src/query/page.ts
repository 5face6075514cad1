import {
  allRowsLimit,
  type Entry,
  type ListDocument,
  listDocument,
  type Pagination,
  paginationOf,
} from '@puente/domain/rest';
import { type ListQuery } from './list-query.ts';

/** The envelope of a list. */
export const listed = <A>(data: Entry<A>[], total: number, query: ListQuery): ListDocument<A> =>
  listDocument(data, pageOf(data.length, total, query));

/** Of a list of so many entries. One of all rows that was cut says how many it has, as the size of its page. */
export function pageOf(entries: number, total: number, { page, pageSize }: ListQuery): Pagination {
  const cut = pageSize === allRowsLimit && entries > 0 && entries < total;
  return paginationOf(page, cut ? entries : pageSize, total);
}

/**
 * Rows in all, counted only when the page does not already tell: a page that is not full is the last one.
 * An empty page after the first tells nothing.
 */
export async function totalOf(
  read: number,
  { offset, pageSize }: ListQuery,
  count: () => Promise<number>,
): Promise<number> {
  const isLast = read < pageSize && (read > 0 || offset === 0);
  return isLast ? offset + read : count();
}
