export {
  date,
  type FieldOf,
  type FilterField,
  instant,
  integer,
  type ListGrammar,
  type Operator,
  type Parameter,
  text,
  textArray,
} from './grammar.ts';
export { EntryQuery, ListQuery } from './list-query.decorator.ts';
export { equalTo, nullsLast, type Order, orderBy, parseListQuery, type SortKey } from './list-query.ts';
export { listed, pageOf, totalOf } from './page.ts';
export { WrittenList, writtenRelation } from './written-list.ts';
