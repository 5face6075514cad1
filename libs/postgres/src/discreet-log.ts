/**
 * Settings by which the server logs that a statement failed and why, but neither the statement nor the row: they hold
 * e-mail addresses and password hashes.
 */
export const discreetLog = [
  ['log_min_error_statement', 'panic'],
  ['log_error_verbosity', 'terse'],
] as const;
