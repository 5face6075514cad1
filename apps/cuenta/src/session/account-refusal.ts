import { type AccountRefusal } from '@puente/domain/identity';
import { type ErrorDocument } from '@puente/domain/rest';

/**
 * Which refusal of the server a failed call is: by the name the server gives it. Sections and services are published
 * apart, and a service of before says it in its message only, in the words of docs/product.md#sign-in.
 */
export function accountRefusal(error: unknown): AccountRefusal | undefined {
  const { data } = error as { data?: Partial<ErrorDocument> };
  const { details, message = '' } = data?.error ?? {};
  if (details?.reason) return details.reason as AccountRefusal;
  if (/ya creaste una cuenta/i.test(message))
    return /confírmalo/i.test(message) ? 'account-unconfirmed' : 'account-social';
  return message.includes('Invalid token') ? 'confirmation-link-invalid' : undefined;
}

/** The token for the next step that such a refusal leaves open. */
export function refusalToken(error: unknown, reason: AccountRefusal): string | undefined {
  if (accountRefusal(error) !== reason) return undefined;
  const { token } = (error as { data: ErrorDocument }).data.error.details;
  return typeof token === 'string' ? token : undefined;
}
