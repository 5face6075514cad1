import { type SocialProvider, type UserType } from '@puente/domain/identity';
import { keep, readKeptJson } from '@puente/platform/storage';

/** A sign-in that is under way at a provider. */
export interface SocialFlow {
  provider: SocialProvider;
  /** Comes back with the person, and with nobody whom another site sends here. */
  state: string;
  /** Comes back inside the identity token. */
  nonce?: string | undefined;
  /** Shows the provider that the code is exchanged for whoever asked for it (PKCE). */
  codeVerifier?: string | undefined;
  /** The account type that the form was opened for; null for any. */
  role: UserType | null;
  /** The form that was left, and is come back to when nothing comes of it. */
  purpose: SocialPurpose;
  /** Where the person was going. */
  from?: string | undefined;
}

export type SocialPurpose = 'login' | 'register';

const key = 'puente.social-flow';
/** Time enough to make an account at the provider first. */
const lifetime = 20 * 60 * 1000;

/** For this tab, whose one flow it is from now on. False where nothing can be kept: nobody could be taken back then. */
export function keepFlow(flow: SocialFlow): boolean {
  return keep('sessionStorage', key, JSON.stringify({ ...flow, until: Date.now() + lifetime }));
}

/** This tab's flow, if there is one and it is not over. */
export function readFlow(): SocialFlow | undefined {
  const kept = readKeptJson('sessionStorage', key) as (SocialFlow & { until: number }) | null | undefined;
  return kept && kept.until > Date.now() ? kept : undefined;
}

export function forgetFlow(): void {
  keep('sessionStorage', key, null);
}
