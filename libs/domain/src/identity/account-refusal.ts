/**
 * Refusals that a program has to tell from others of the same call, by `error.details.reason`:
 * - `account-unconfirmed`: the right password of an account whose e-mail waits for its confirmation
 * - `account-social`: the account has no password; it is entered with the provider that the message names
 * - `confirmation-link-invalid`: unknown, used or too old
 */
export type AccountRefusal = 'account-unconfirmed' | 'account-social' | 'confirmation-link-invalid';
