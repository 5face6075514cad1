export { type Filter, isStorable } from './filters.ts';
export {
  date,
  type FilterField,
  integer,
  type ListGrammar,
  type Operator,
  text,
  textArray,
} from './grammar.ts';
export {
  defaultPageSize,
  equalTo,
  type ListQuery,
  maxPageSize,
  maxRows,
  orderBy,
  parseListQuery,
  type SortKey,
} from './list-query.ts';
export { type Listed, listed, type Pagination, totalOf } from './page.ts';
export { QueryError, type QueryIssue } from './query-error.ts';
