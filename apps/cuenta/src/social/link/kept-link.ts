import { type SocialProvider, type UserType, userTypeOf, providerLabels } from '@puente/domain/identity';
import { keep } from '@puente/platform/storage';

/** A sign-in with a provider that waits for the proof that an account with the same e-mail is the person's, too. */
export interface PendingLink {
  /** Of the server, for the calls that prove it. */
  token: string;
  provider: SocialProvider;
  /** The account type that the form was opened for; null for any. */
  role: UserType | null;
  /** Where the person was going. */
  from?: string | undefined;
}

export const linkKey = 'puente.social-link';
/** As long as the server's token is good. */
const lifetime = 15 * 60 * 1000;

/**
 * In the browser, not in the tab: the mailed link opens in another one. Both halves have to be there, so that nobody
 * gives a stranger's provider account a way into their own by pressing a link in a mail.
 */
export function keepLink({ token, provider, role, from }: PendingLink): void {
  keep(
    'localStorage',
    linkKey,
    JSON.stringify({ token, provider, role, from, until: Date.now() + lifetime }),
  );
}

export function forgetLink(): void {
  keep('localStorage', linkKey, null);
}

/** What is kept and not over yet. */
export function readLink(kept: unknown): PendingLink | undefined {
  const { token, provider, role, from, until } = Object(kept) as Partial<Record<string, unknown>>;
  if (typeof token !== 'string' || typeof until !== 'number' || until < Date.now()) return undefined;
  if (typeof provider !== 'string' || !(provider in providerLabels)) return undefined;
  return {
    token,
    provider: provider as SocialProvider,
    role: typeof role === 'string' ? userTypeOf(role) : null,
    from: typeof from === 'string' ? from : undefined,
  };
}
