import { type ListQuery } from './list-query.ts';

export interface Pagination {
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
}

/** The envelope of a list. */
export interface Listed<Item> {
  data: Item[];
  meta: { pagination: Pagination };
}

export function listed<Item>(data: Item[], total: number, { page, pageSize }: ListQuery): Listed<Item> {
  return { data, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
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
