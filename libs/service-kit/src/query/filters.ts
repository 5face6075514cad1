import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isStorable } from '@puente/domain/rest';
import { type FilterField, type Operator } from './grammar.ts';
import { type Issues } from './query-error.ts';

export type FilterValue = string | number | readonly (string | number)[];

export interface Filter<Field extends string = string> {
  /** Dotted path in the grammar. */
  readonly field: Field;
  readonly operator: Operator;
  readonly value: FilterValue;
}

type Fields = Readonly<Record<string, FilterField>>;

const maxInteger = 2_147_483_647;
const maxText = 200;
const maxChoices = 100;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads `filters[...]` as qs parsed it. */
export function parseFilters(raw: unknown, fields: Fields, issues: Issues): Filter[] {
  if (raw === undefined) return [];
  if (!isObject(raw)) {
    issues.add(['filters'], 'filters debe escribirse como filters[campo][$operador]=valor.');
    return [];
  }
  return walk(raw, [], fields, issues);
}

function walk(node: Record<string, unknown>, path: string[], fields: Fields, issues: Issues): Filter[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const name = path.join('.');
    if (key.startsWith('$')) return condition(name, key, value, ['filters', ...path, key], fields, issues);
    const inner = [...path, key];
    const innerName = inner.join('.');
    const known =
      Object.hasOwn(fields, innerName) || Object.keys(fields).some((it) => it.startsWith(`${innerName}.`));
    if (!known) {
      issues.add(['filters', ...inner], `No se puede filtrar por «${innerName.slice(0, 60)}».`);
      return [];
    }
    if (isObject(value)) return walk(value, inner, fields, issues);
    return condition(innerName, '$eq', value, ['filters', ...inner], fields, issues);
  });
}

function condition(
  name: string,
  operator: string,
  raw: unknown,
  path: string[],
  fields: Fields,
  issues: Issues,
): Filter[] {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const allowed = field?.operators.find((it) => it === operator);
  if (field === undefined || allowed === undefined) {
    const subject = name === '' ? 'El filtro' : `«${name}»`;
    issues.add(path, `${subject} no admite el operador ${operator.slice(0, 20)}.`);
    return [];
  }
  const value = allowed === '$in' ? readChoices(raw, field) : readValue(raw, field);
  if (value === undefined) {
    issues.add(path, `El valor no es válido: se espera ${expectations[field.type]}.`);
    return [];
  }
  return [{ field: name, operator: allowed, value }];
}

const expectations = {
  text: `un texto de hasta ${maxText} caracteres`,
  textArray: `un texto de hasta ${maxText} caracteres`,
  integer: 'un número entero positivo',
  date: 'una fecha aaaa-mm-dd',
  instant: 'un instante como 2026-11-22T10:00:00Z',
} as const;

function readChoices(raw: unknown, field: FilterField): FilterValue | undefined {
  // qs turns a list with large indexes into an object with numeric keys.
  const list = Array.isArray(raw) ? raw : isObject(raw) ? Object.values(raw) : [raw];
  if (list.length === 0 || list.length > maxChoices) return undefined;
  const values = list.map((it) => readValue(it, field));
  return values.every((it) => it !== undefined) ? values : undefined;
}

function readValue(raw: unknown, field: FilterField): string | number | undefined {
  if (typeof raw !== 'string' || raw.length > maxText || !isStorable(raw)) return undefined;
  if (field.type === 'integer') return readInteger(raw);
  if (field.type === 'date') return isDate(raw) ? raw : undefined;
  if (field.type === 'instant') return readInstant(raw);
  return field.aliases?.get(raw) ?? raw;
}

function readInteger(raw: string): number | undefined {
  if (!/^\d{1,10}$/.test(raw)) return undefined;
  const value = Number(raw);
  return value >= 1 && value <= maxInteger ? value : undefined;
}

const isDate = (raw: string): boolean => {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(raw)) return false;
  const instant = new Date(`${raw}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(raw);
};

/** In UTC; undefined also for a day or an hour that no clock shows. */
function readInstant(raw: string): string | undefined {
  const [, day = ''] = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.exec(raw) ?? [];
  const instant = new Date(raw);
  return isDate(day) && !Number.isNaN(instant.getTime()) ? instant.toISOString() : undefined;
}

/** All filters, AND-ed; `true` when there are none. Every value is a bound parameter. */
export function whereOf(filters: readonly Filter[], fields: Fields): RawBuilder<SqlBool> {
  const conditions = filters.flatMap((filter) => {
    const field = fields[filter.field];
    return field === undefined ? [] : [compile(field, filter)];
  });
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function compile({ column, type, equals }: FilterField, { operator, value }: Filter): RawBuilder<SqlBool> {
  if (equals && operator === '$eq') return equals(value);
  if (type === 'textArray') {
    const wanted = Array.isArray(value) ? value : [value];
    return operator === '$in'
      ? sql<SqlBool>`${column} && ${wanted}::text[]`
      : sql<SqlBool>`${column} @> ${wanted}::text[]`;
  }
  switch (operator) {
    case '$eq':
      return sql<SqlBool>`${column} = ${value}`;
    case '$eqi':
      return sql<SqlBool>`lower(${column}) = lower(${value})`;
    case '$in':
      return sql<SqlBool>`${column} = any(${value})`;
    case '$contains':
      return sql<SqlBool>`strpos(${column}, ${value}) > 0`;
    case '$gte':
      return sql<SqlBool>`${column} >= ${value}`;
    case '$lte':
      return sql<SqlBool>`${column} <= ${value}`;
  }
}
