/**
 * What the database itself refuses, by SQLSTATE (PostgreSQL's appendix A). Where two callers race or a value is one that
 * no schema thought of, the constraint is the rule: its refusal is the caller's to hear, on every route. Where it is the
 * database that cannot, now, the caller may come back.
 */
const statuses: readonly (readonly [RegExp, number])[] = [
  // Its disk is full (PostgreSQL says the same to a read that needs room); or cannot be read or written.
  [/^53100$/, 507],
  [/^58030$/, 503],
  // A row like it is there already.
  [/^23(505|P01)$/, 409],
  // What it belongs to is gone.
  [/^23503$/, 404],
  [/^23/, 400],
  // A value that its type cannot hold: half a character, a number out of range.
  [/^22/, 400],
  // Gone, shutting down, starting, out of connections; too slow, locked, or in each other's way.
  [/^(08...|57P0[123]|53300|57014|55P03|25P03|40001|40P01)$/, 503],
];

/** The 4xx of a constraint or a type, the 503 of a database that cannot now; undefined for any other failure. */
export function databaseRefusal(error: unknown): number | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? statuses.find(([pattern]) => pattern.test(code))?.[1] : undefined;
}
