import { type SocialProvider } from '@puente/domain/identity';
import { type SocialFlow } from '../social-flow.ts';
import { type SocialRefusal } from '../social-refusal.ts';

/** What the server asks the provider about. */
export type SocialProof =
  { accessToken: string } | { code: string; codeVerifier?: string | undefined; nonce?: string | undefined };

export type Judgement =
  | { flow: SocialFlow; proof: SocialProof }
  /** Without a refusal nobody was sent back here: Microsoft leads here after a sign-out, too. */
  | { flow: SocialFlow | undefined; refusal: SocialRefusal | undefined };

/** What to make of an arrival at a callback page: parameters of the address, and the flow that this tab began. */
export function judgeArrival(
  provider: SocialProvider,
  { search, hash }: { search: string; hash: string },
  flow: SocialFlow | undefined,
): Judgement {
  // Facebook answers behind the #, where no server sees it; older ones in the query.
  const answer = new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`);
  if (provider === 'microsoft' && !flow && String(answer) === '') return { flow, refusal: undefined };
  // Whatever is in an address that this tab did not ask for is somebody else's: no account is entered with it.
  if (flow?.provider !== provider || answer.get('state') !== flow.state) return { flow, refusal: 'expired' };
  const error = answer.get('error');
  if (error) return { flow, refusal: cancellations.has(error) ? 'cancelled' : provider };
  const accessToken = answer.get('access_token');
  const code = answer.get('code');
  if (provider === 'facebook') {
    return accessToken ? { flow, proof: { accessToken } } : { flow, refusal: 'facebook-token' };
  }
  const { codeVerifier, nonce } = flow;
  if (code) return { flow, proof: { code, codeVerifier, nonce } };
  return { flow, refusal: provider === 'microsoft' ? 'microsoft-token' : provider };
}

/** RFC 6749, and what Microsoft says of a person who agreed to nothing. */
const cancellations = new Set(['access_denied', 'consent_required', 'user_cancelled']);
