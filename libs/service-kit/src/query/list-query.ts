import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { allRows, allRowsLimit, isStorable } from '@puente/domain/rest';
import { type Filter, parseFilters, whereOf } from './filters.ts';
import {
  type Direction,
  type FieldOf,
  type ListGrammar,
  type MoreOf,
  type Parameter,
  type RelationOf,
  type SortOf,
} from './grammar.ts';
import { Issues } from './query-error.ts';

const defaultPageSize = 25;
export const maxPageSize = 100;
const maxPage = 1_000_000;
const maxSearch = 200;

export interface SortKey<Name extends string = string> {
  readonly name: Name;
  readonly direction: Direction;
}

interface Asked<Field extends string, Sort extends string, Relation extends string, More> {
  readonly filters: readonly Filter<Field>[];
  /** The filters as SQL, AND-ed. */
  readonly where: RawBuilder<SqlBool>;
  readonly sort: readonly SortKey<Sort>[];
  readonly populate: ReadonlySet<Relation>;
  readonly page: number;
  readonly pageSize: number;
  readonly offset: number;
  /** The parts of the answer asked for; empty: all of them. */
  readonly fields: ReadonlySet<string>;
  /** The trimmed `_q`; absent when empty. */
  readonly search?: string;
  /** The parameters of the route's own. */
  readonly more: More;
}

/** A query string that the grammar accepted: no name in it is any but the grammar's. */
export type ListQuery<G extends ListGrammar = ListGrammar> = Asked<
  FieldOf<G>,
  SortOf<G>,
  RelationOf<G>,
  MoreOf<G>
>;

/**
 * Reads a query string, as qs parsed it, by a route's grammar.
 *
 * @throws ApiError 400 naming every unknown field, operator, relation or sort, and a bad value, page or size
 */
export function parseListQuery<const G extends ListGrammar>(grammar: G, raw: unknown): ListQuery<G>;
export function parseListQuery(grammar: ListGrammar, raw: unknown): ListQuery {
  const issues = new Issues();
  const query = asObject(raw);
  const fields = grammar.filters ?? {};

  const own = Object.keys(grammar.more ?? {});
  const known = [...(grammar.search === true ? ['_q'] : []), ...(grammar.fields ? ['fields'] : []), ...own];
  refuseUnknown(query, [...parts, ...known], issues);
  const filters = parseFilters(query['filters'], fields, issues);
  const sort = parseSort(query['sort'], grammar.sort ?? {}, issues);
  const populate = parsePopulate(query['populate'], grammar.populate ?? [], issues);
  const chosen = grammar.fields ? parseFields(query['fields'], grammar.fields, issues) : new Set<string>();
  const page = parsePagination(query['pagination'], issues);
  const search = grammar.search === true ? parseSearch(query['_q'], issues) : undefined;
  if (search === undefined && sort.some(({ name }) => name === 'relevance'))
    issues.add(['sort'], 'Para ordenar por relevancia hace falta _q.');
  const more = parseMore(query, grammar.more ?? {}, issues);
  issues.throwIfAny();

  const base = { filters, where: whereOf(filters, fields), sort, populate, fields: chosen, ...page, more };
  return search === undefined ? base : { ...base, search };
}

/**
 * The grammar of the question that a query asks: the first one that alone has one of the fields filtered by, else the
 * last one.
 */
export function grammarFor(grammars: readonly [ListGrammar, ...ListGrammar[]], raw: unknown): ListGrammar {
  const asked = Object.keys(asObject(asObject(raw)['filters']));
  const heads = grammars.map(({ filters = {} }) => Object.keys(filters).map((path) => path.split('.')[0]));
  const own = heads.findIndex((names, one) =>
    asked.some((name) => heads.every((others, at) => others.includes(name) === (at === one))),
  );
  return grammars.at(own) ?? grammars[0];
}

/**
 * Reads the query string of a route that answers one entry: `populate` and nothing else.
 *
 * @returns the relations to populate
 * @throws ApiError 400
 */
export function parseEntryQuery(relations: readonly string[], raw: unknown): ReadonlySet<string> {
  const issues = new Issues();
  const query = asObject(raw);
  refuseUnknown(query, ['populate'], issues);
  const populate = parsePopulate(query['populate'], relations, issues);
  issues.throwIfAny();
  return populate;
}

const parts = ['filters', 'sort', 'populate', 'pagination'];

const asObject = (raw: unknown) =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};

function refuseUnknown(query: Record<string, unknown>, known: readonly string[], issues: Issues): void {
  for (const key of Object.keys(query)) {
    if (!known.includes(key)) issues.add([key], `El parámetro «${key.slice(0, 60)}» no existe aquí.`);
  }
}

function parseMore(
  query: Record<string, unknown>,
  parameters: Readonly<Record<string, Parameter>>,
  issues: Issues,
): Record<string, unknown> {
  const read = Object.entries(parameters).map(([name, { schema }]): [string, unknown] => {
    const result = schema.safeParse(query[name]);
    for (const { path, message } of result.error?.issues ?? [])
      issues.add([name, ...path.map(String)], message);
    return [name, result.data];
  });
  return Object.fromEntries(read);
}

/** The value `field` must equal, when the query asks for exactly one. */
export function equalTo<Field extends string>(
  query: { readonly filters: readonly Filter<Field>[] },
  field: NoInfer<Field>,
): string | number | undefined {
  const asked = query.filters.filter((it) => it.field === field && it.operator === '$eq');
  const [value] = asked.map((it) => it.value);
  return asked.length === 1 && (typeof value === 'string' || typeof value === 'number') ? value : undefined;
}

/** `populate=job,candidate`, `populate[]=job` or `sort=a,b`: names in order. */
function names(raw: unknown): string[] | undefined {
  if (raw === undefined || raw === '') return [];
  const list: unknown[] = Array.isArray(raw) ? raw : [raw];
  if (!list.every((it) => typeof it === 'string')) return undefined;
  return list.flatMap((it) => it.split(',')).map((it) => it.trim());
}

function parseSort(raw: unknown, known: Readonly<Record<string, Direction>>, issues: Issues): SortKey[] {
  const list = names(raw);
  if (list === undefined || list.length > 3) {
    issues.add(['sort'], 'sort debe escribirse como sort=campo:asc, con tres campos como máximo.');
    return [];
  }
  return list.flatMap((entry) => {
    const [name = '', asked, ...rest] = entry.split(':');
    const direction = asked ?? known[name];
    if (Object.hasOwn(known, name) && (direction === 'asc' || direction === 'desc') && rest.length === 0)
      return [{ name, direction }];
    issues.add(['sort'], `No se puede ordenar por «${entry.slice(0, 60)}».`);
    return [];
  });
}

function parsePopulate(raw: unknown, known: readonly string[], issues: Issues): ReadonlySet<string> {
  const list = names(raw);
  if (list === undefined) {
    issues.add(['populate'], 'populate debe ser una lista de relaciones o *.');
    return new Set();
  }
  const wanted = list.flatMap((name) => (name === '*' ? known : [name]));
  for (const name of wanted) {
    if (!known.includes(name)) issues.add(['populate'], `No existe la relación «${name.slice(0, 60)}».`);
  }
  return new Set(wanted);
}

function parseFields(raw: unknown, known: readonly string[], issues: Issues): ReadonlySet<string> {
  const list = names(raw);
  if (list === undefined) issues.add(['fields'], 'fields debe ser una lista de campos.');
  for (const name of list ?? []) {
    if (!known.includes(name)) issues.add(['fields'], `No existe el campo «${name.slice(0, 60)}».`);
  }
  return new Set(list);
}

type Page = Pick<ListQuery, 'page' | 'pageSize' | 'offset'>;

function parsePagination(raw: unknown, issues: Issues): Page {
  const first = { page: 1, pageSize: defaultPageSize, offset: 0 };
  if (raw === undefined) return first;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    issues.add(['pagination'], 'pagination debe escribirse como pagination[page] y pagination[pageSize].');
    return first;
  }
  const asked = raw as Record<string, unknown>;
  for (const key of Object.keys(asked)) {
    if (key !== 'page' && key !== 'pageSize')
      issues.add(['pagination', key], `El parámetro «pagination[${key.slice(0, 40)}]» no existe aquí.`);
  }
  const page = readCount(asked['page'] ?? '1', maxPage);
  const all = asked['pageSize'] === String(allRows);
  const pageSize = all ? allRowsLimit : readCount(asked['pageSize'] ?? String(defaultPageSize), maxPageSize);
  if (page === undefined || (all && page !== 1))
    issues.add(['pagination', 'page'], `La página debe ser un entero de 1 a ${all ? 1 : maxPage}.`);
  if (pageSize === undefined)
    issues.add(['pagination', 'pageSize'], `El tamaño debe ser un entero de 1 a ${maxPageSize}, o -1.`);
  if (page === undefined || pageSize === undefined) return first;
  return { page, pageSize, offset: (page - 1) * pageSize };
}

function readCount(raw: unknown, max: number): number | undefined {
  if (typeof raw !== 'string' || !/^\d{1,7}$/.test(raw)) return undefined;
  const value = Number(raw);
  return value >= 1 && value <= max ? value : undefined;
}

function parseSearch(raw: unknown, issues: Issues): string | undefined {
  if (raw === undefined) return undefined;
  if (typeof raw !== 'string' || raw.length > maxSearch || !isStorable(raw))
    return issues.add(['_q'], `_q debe ser un texto de hasta ${maxSearch} caracteres.`);
  const trimmed = raw.trim();
  return trimmed === '' ? undefined : trimmed;
}

/** For a column that may be null: rows without a value come last in both directions. */
export const nullsLast = (column: RawBuilder<unknown>) => (direction: Direction) =>
  sql`${column} ${sql.raw(direction)} nulls last`;

/** A column, or what the direction makes of it. */
export type Order = RawBuilder<unknown> | ((direction: Direction) => RawBuilder<unknown>);

/**
 * An ORDER BY list. Rows that tie are told apart by `tieBreak`, in the last key's direction, so that pages never overlap
 * and one index serves both directions.
 */
export function orderBy(
  sort: readonly SortKey[],
  orders: Readonly<Record<string, Order>>,
  tieBreak: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const keys = sort.flatMap(({ name, direction }) => {
    const order = orders[name];
    if (order === undefined) return [];
    return [typeof order === 'function' ? order(direction) : sql`${order} ${sql.raw(direction)}`];
  });
  const last = sort.at(-1)?.direction ?? 'desc';
  return sql`${sql.join([...keys, sql`${tieBreak} ${sql.raw(last)}`])}`;
}
