/** What of a job has a word: A the title, B the trade, C the place, D the rest. */
export type Weight = 'A' | 'B' | 'C' | 'D';
export const weights: readonly Weight[] = ['A', 'B', 'C', 'D'];

/** What is asked of a job's words, as PostgreSQL's text search asks it (`tsquery`). */
export type TextQuery =
  | { readonly lexeme: string; readonly within: readonly Weight[] }
  | { readonly any: readonly TextQuery[] }
  | { readonly all: readonly TextQuery[] }
  | { readonly not: TextQuery }
  | Phrase;

/** Both, the last so many words behind the first. */
interface Phrase {
  readonly first: TextQuery;
  readonly last: TextQuery;
  readonly apart: number;
}

/** Which no job answers. */
export const asksNothing: TextQuery = { any: [] };

export const isNothing = (query: TextQuery): boolean => 'any' in query && query.any.length === 0;

/** What either of these finds; those that ask nothing are left out. */
export function anyOf(queries: readonly TextQuery[]): TextQuery {
  const parts = queries.flatMap((query) => ('any' in query ? query.any : [query]));
  // Most words have the same stem with and without their accents.
  const known = new Set<string>();
  const any = parts.filter((part) => {
    if (!('lexeme' in part)) return true;
    const key = part.within.join('') + part.lexeme;
    return !known.has(key) && known.add(key);
  });
  const [only = asksNothing] = any;
  return any.length === 1 ? only : { any: settled(any) };
}

/** What all of these find; those that ask nothing are left out, and of no others nothing is found. */
export function allOf(queries: readonly TextQuery[]): TextQuery {
  const all = queries.filter((query) => !isNothing(query));
  const [only = asksNothing] = all;
  return all.length < 2 ? only : { all: settled(all) };
}

/** With no more room than it takes: `filter` leaves an array of one room for seventeen, and queries are remembered by thousands. */
const settled = <Part>(parts: readonly Part[]): readonly Part[] => parts.slice();

const known = new WeakMap<TextQuery, Map<string, TextQuery>>();

/** The same words, where they have one of these weights: of the same query the same one. */
export function within(some: readonly Weight[], query: TextQuery): TextQuery {
  const before = known.get(query) ?? new Map<string, TextQuery>();
  known.set(query, before);
  const key = some.join('');
  const inside = before.get(key) ?? insideOf(some, query);
  before.set(key, inside);
  return inside;
}

function insideOf(some: readonly Weight[], query: TextQuery): TextQuery {
  const inside = (one: TextQuery) => within(some, one);
  if ('lexeme' in query) return { ...query, within: some };
  if ('any' in query) return { ...query, any: query.any.map(inside) };
  if ('all' in query) return { ...query, all: query.all.map(inside) };
  if ('not' in query) return { not: inside(query.not) };
  return { ...query, first: inside(query.first), last: inside(query.last) };
}

/** Whether it asks where words are, besides which. */
export function asksForPhrase(query: TextQuery): boolean {
  if ('lexeme' in query) return false;
  if ('any' in query) return query.any.some(asksForPhrase);
  if ('all' in query) return query.all.some(asksForPhrase);
  return 'not' in query ? asksForPhrase(query.not) : true;
}

const token = /'(?:[^']|'')*'(?::[A-D]+)?|<(?:-|\d+)>|[&|!()]/g;

/** @param text as PostgreSQL writes one: each word in quotes, a quote doubled; '' asks nothing */
export function parseQuery(text: string): TextQuery {
  const tokens = text.match(token) ?? [];
  let at = 0;
  const joined = (operator: string, part: () => TextQuery): TextQuery[] => {
    const parts = [part()];
    while (tokens[at] === operator) {
      at += 1;
      parts.push(part());
    }
    return parts;
  };
  const any = () => anyOf(joined('|', all));
  const all = () => allOf(joined('&', phrase));
  const phrase = (): TextQuery => {
    let first = one();
    for (let apart = distanceOf(tokens[at]); apart !== undefined; apart = distanceOf(tokens[at])) {
      at += 1;
      first = { first, last: one(), apart };
    }
    return first;
  };
  const one = (): TextQuery => {
    const next = tokens[at] ?? '';
    at += 1;
    if (next === '!') return { not: one() };
    if (next !== '(') return next === '' ? asksNothing : lexemeOf(next);
    const inside = any();
    at += 1;
    return inside;
  };
  return any();
}

function distanceOf(text = ''): number | undefined {
  const [, distance] = /^<(.+)>$/.exec(text) ?? [];
  if (distance === undefined) return undefined;
  return distance === '-' ? 1 : Number(distance);
}

function lexemeOf(text: string): TextQuery {
  const end = text.lastIndexOf("'");
  const within = weights.filter((weight) => text.includes(weight, end));
  return {
    lexeme: text.slice(1, end).replaceAll("''", "'").replaceAll('\\\\', '\\'),
    within: within.length > 0 ? within : weights,
  };
}

/**
 * Where a job's words answer a query, by the place of the last of them; nowhere where they do not.
 * @param at where a word is
 */
export function positionsOf(query: TextQuery, at: (lexeme: string) => readonly number[]): readonly number[] {
  const of = (one: TextQuery) => positionsOf(one, at);
  if ('lexeme' in query) return at(query.lexeme);
  if ('any' in query) return query.any.flatMap(of);
  if ('first' in query) {
    const first = of(query.first);
    return of(query.last).filter((position) => first.includes(position - query.apart));
  }
  const parts = 'all' in query ? query.all.map(of) : [];
  return parts.every((part) => part.length > 0) ? parts.flat() : [];
}
