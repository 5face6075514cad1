/**
 * Refusals that a program has to tell from others of the same call, by `error.details.reason`:
 * - `account-unconfirmed`: the right password of an account whose e-mail waits for its confirmation
 * - `account-social`: the account has no password; it is entered with the provider that the message names
 * - `confirmation-link-invalid`: unknown, used or too old
 * - `account-locked`: the right proof of an account that was locked
 * - `two-factor-required`: the right proof of an account that asks for a second one; `details.token` is for that call
 * - `two-factor-wrong`: not the code of this moment, or one that was used
 * - `account-exists`: a social sign-in whose e-mail has an account that it does not belong to yet; `details.token` is for
 *   proving that it is theirs
 * - `link-expired`: that token is unknown, used or too old
 * - `social-email-missing`: the provider tells no e-mail
 * - `sign-in-again`: what was asked needs a sign-in of the last minutes
 */
export type AccountRefusal =
  | 'account-unconfirmed'
  | 'account-social'
  | 'confirmation-link-invalid'
  | 'account-locked'
  | 'two-factor-required'
  | 'two-factor-wrong'
  | 'account-exists'
  | 'link-expired'
  | 'social-email-missing'
  | 'sign-in-again';
