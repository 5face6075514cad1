import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';

/** The operators of Strapi's grammar that Puente knows. A field lists the ones it answers to. */
export type Operator = '$eq' | '$eqi' | '$in' | '$contains' | '$gte' | '$lte';

export type FieldType = 'text' | 'integer' | 'date' | 'instant' | 'textArray';

export type Direction = 'asc' | 'desc';

export interface FilterField {
  readonly type: FieldType;
  readonly column: RawBuilder<unknown>;
  readonly operators: readonly Operator[];
  /** Other spellings of a value, by the spelling. */
  readonly aliases?: ReadonlyMap<string, string>;
  /** What `$eq` means where the value is not in a column: another table knows it. */
  readonly equals?: (value: unknown) => RawBuilder<SqlBool>;
}

/** A parameter of a route's own. */
export interface Parameter {
  /** Reads what qs made of it, undefined too; its issues are the 400's. */
  readonly schema: z.ZodType;
  /** What it takes, by the names in the query string, for the OpenAPI document. */
  readonly described: Readonly<Record<string, { type: 'string' | 'number'; description: string }>>;
}

/**
 * What one route answers to, and nothing else. A name that is not here is a 400.
 *
 * - `filters`: dotted path (`employer.id` for `filters[employer][id]`) → column and operators
 * - `sort`: names, each with its direction when the query gives none; their SQL is given to `orderBy`. What is called
 *   `relevance` needs a `_q`
 * - `populate`: relations; `*` means all of them
 * - `search`: whether `_q` is taken
 * - `fields`: parts of the answer; all of them unless some are asked for
 * - `more`: what else is taken, by its name; as its schema read it, it is in the query's `more`
 */
export interface ListGrammar {
  readonly filters?: Readonly<Record<string, FilterField>>;
  readonly sort?: Readonly<Record<string, Direction>>;
  readonly populate?: readonly string[];
  readonly search?: boolean;
  readonly fields?: readonly string[];
  readonly more?: Readonly<Record<string, Parameter>>;
}

export type FieldOf<G extends ListGrammar> = keyof NonNullable<G['filters']> & string;
export type SortOf<G extends ListGrammar> = keyof NonNullable<G['sort']> & string;
export type RelationOf<G extends ListGrammar> =
  NonNullable<G['populate']> extends readonly (infer Relation extends string)[] ? Relation : never;

export type MoreOf<G extends ListGrammar> = {
  readonly [Name in keyof NonNullable<G['more']>]: NonNullable<G['more']>[Name] extends Parameter
    ? z.output<NonNullable<G['more']>[Name]['schema']>
    : never;
};

const field =
  (type: FieldType) =>
  (column: string, ...operators: readonly Operator[]): FilterField => ({
    type,
    column: sql.ref(column),
    operators,
  });

export const text = field('text');
/** A PostgreSQL `integer`: 1 to 2147483647. */
export const integer = field('integer');
/** A PostgreSQL `date`, written yyyy-mm-dd. */
export const date = field('date');
/** A PostgreSQL `timestamptz`, written in ISO 8601 with its offset: 2026-11-22T10:00:00Z. */
export const instant = field('instant');
/** A PostgreSQL `text[]`: `$eq` and `$contains` ask for one element, `$in` for any of several. */
export const textArray = field('textArray');
