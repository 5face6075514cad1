export { ApiEntryQuery, ApiListQuery } from './api-list-query.ts';
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
  equalTo,
  type ListQuery,
  nullsLast,
  orderBy,
  parseEntryQuery,
  parseListQuery,
  type SortKey,
} from './list-query.ts';
export { listed, totalOf } from './page.ts';
