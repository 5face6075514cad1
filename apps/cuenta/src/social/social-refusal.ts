import { type UserType } from '@puente/domain/identity';
import { type SocialPurpose } from './social-flow.ts';

/**
 * Why nothing came of a sign-in with a provider, as the address of the form says it (`?error=`):
 * - a provider's name: neither it nor the server vouches for the person
 * - `…-token`: it sent no proof along
 * - `cancelled`: the person said no there
 * - `expired`: it was not begun in this tab, or too long ago
 * - `connection`, `too-many`, `email-missing`, `locked`: what the server answers, or that it does not
 * - `wrong-role`: the account is of the other type than the form was opened for
 */
export const socialRefusals = [
  'google',
  'facebook',
  'microsoft',
  'facebook-token',
  'microsoft-token',
  'cancelled',
  'expired',
  'connection',
  'too-many',
  'email-missing',
  'locked',
  'wrong-role',
] as const;
export type SocialRefusal = (typeof socialRefusals)[number];

/** Of the list above, whatever an address says. */
export const socialRefusalOf = (text: string | null): SocialRefusal | undefined =>
  socialRefusals.find((refusal) => refusal === text);

interface Refused {
  purpose: SocialPurpose;
  role: UserType | null;
  from?: string | undefined;
  refusal: SocialRefusal;
  /** The call's, whose own words come first. They go by the history's state: an address can be written by anybody. */
  error?: unknown;
}

/** Back to the form that was left, with what it is to say. */
export function refusedForm({ purpose, role, from, refusal, error }: Refused) {
  const query = new URLSearchParams({ ...(role && { role }), error: refusal });
  return { to: `/${purpose}?${query}`, state: { from, refused: { refusal, error } } };
}

/** The call's error that such a state carries, for the same refusal. */
export function refusalError(state: unknown, refusal: SocialRefusal): unknown {
  const { refused } = Object(state) as { refused?: Partial<Record<'refusal' | 'error', unknown>> };
  return refused?.refusal === refusal ? refused.error : undefined;
}
