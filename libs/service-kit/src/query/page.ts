import { allRowsLimit, type Entry, type ListDocument, listDocument, paginationOf } from '@puente/domain/rest';
import { type ListQuery } from './list-query.ts';

/** The envelope of a list. One of all rows that was cut says how many it has, as the size of its page. */
export function listed<A>(data: Entry<A>[], total: number, { page, pageSize }: ListQuery): ListDocument<A> {
  const cut = pageSize === allRowsLimit && data.length > 0 && data.length < total;
  return listDocument(data, paginationOf(page, cut ? data.length : pageSize, total));
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
