/** The wrapper shapes of every answer (Strapi v4): `data` with `id` and `attributes`. */
export interface Entry<A> {
  id: number;
  attributes: A;
}

export interface DataDocument<A> {
  data: Entry<A>;
}

export interface Pagination {
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
}

export interface ListDocument<A> {
  data: Entry<A>[];
  meta: { pagination: Pagination };
}

/** A populated relation; `null` when it points at nothing the caller may see. */
export interface Relation<A> {
  data: Entry<A> | null;
}

/** What is wrong with one field, by its path in the body or the query. */
export interface FieldIssue {
  path: string[];
  message: string;
  name: string;
}

/** What programs read of an error; people read its message. */
export interface ErrorDetails {
  errors?: FieldIssue[] | undefined;
  /** Which refusal it is, where the status leaves that open: each context lists its own. */
  reason?: string | undefined;
  /** Of a next step that `reason` asks for; good once, for minutes. */
  token?: string | undefined;
  /** Of a change made to a version that is no longer the current one: what is now. */
  current?: unknown;
}

export interface ErrorDocument {
  data: null;
  error: { status: number; name: string; message: string; details: ErrorDetails };
}

/** `pageSize=-1` asks for all rows; never more than this many are sent. */
export const allRowsLimit = 1000;
/** The `pageSize` that asks for all rows. */
export const allRows = -1;

export function dataDocument<A>(id: number, attributes: A): DataDocument<A> {
  return { data: { id, attributes } };
}

export function listDocument<A>(data: Entry<A>[], pagination: Pagination): ListDocument<A> {
  return { data, meta: { pagination } };
}

export function relation<A>(entry: Entry<A> | null): Relation<A> {
  return { data: entry };
}

export function errorDocument(
  status: number,
  name: string,
  message: string,
  details: ErrorDetails = {},
): ErrorDocument {
  return { data: null, error: { status, name, message, details } };
}

/** `pageSize` is the one asked for; asking for all is answered as one page of `allRowsLimit`. */
export function paginationOf(page: number, pageSize: number, total: number): Pagination {
  const size = pageSize === allRows ? allRowsLimit : pageSize;
  return { page, pageSize: size, pageCount: Math.ceil(total / size), total };
}
