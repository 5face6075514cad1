import { type Entry, type ListDocument, listDocument, paginationOf } from '@puente/domain/rest';
import { type ListQuery } from './list-query.ts';

/** The envelope of a list. */
export function listed<A>(data: Entry<A>[], total: number, { page, pageSize }: ListQuery): ListDocument<A> {
  return listDocument(data, paginationOf(page, pageSize, total));
}

/**
 * Rows in all, counted only when the page does not already tell: a page that is not full is the last one.
 * An empty page after the first tells nothing.
 */
export async function totalOf(
  rows: readonly unknown[],
  { offset, pageSize }: ListQuery,
  count: () => Promise<number>,
): Promise<number> {
  const isLast = rows.length < pageSize && (rows.length > 0 || offset === 0);
  return isLast ? offset + rows.length : count();
}
