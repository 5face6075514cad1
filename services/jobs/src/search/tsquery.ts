/** A query that either of these answers; empty ones ask nothing. */
export function anyOf(queries: readonly string[]): string {
  // Most words have the same stem with and without their accents.
  const parts = queries.flatMap((query) => (query.includes('(') ? [query] : query.split(' | ')));
  return joined([...new Set(parts)], ' | ');
}

export function allOf(queries: readonly string[]): string {
  return joined(queries, ' & ');
}

function joined(queries: readonly string[], operator: string): string {
  return queries
    .filter((query) => query !== '')
    .map((query) => `(${query})`)
    .join(operator);
}

const lexeme = /'(?:[^']|'')*'(?::[A-D*]+)?/g;

/**
 * The same words, where they have one of these weights: A the title, B the trade, C the place, D the rest.
 * @param query as PostgreSQL writes one: each word in quotes, a quote doubled
 */
export function within(weights: string, query: string): string {
  return query.replace(lexeme, (word) => `${word.replace(/:[A-D*]+$/, '')}:${weights}`);
}
