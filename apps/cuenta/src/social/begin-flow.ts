import { type ProviderSettings } from '@puente/domain/identity';
import { keepFlow, type SocialFlow } from './social-flow.ts';

/** Why a flow cannot begin: the page has no encryption without https, or the browser keeps nothing. */
export type FlowTrouble = 'insecure' | 'storage';

/** Begins this tab's flow. @returns the provider's address to go to, or what is in the way */
export async function beginFlow(
  { authorizationUrl, clientId, scope, responseType, redirectUri, pkce }: ProviderSettings,
  asked: Pick<SocialFlow, 'provider' | 'role' | 'purpose' | 'from'>,
): Promise<URL | FlowTrouble> {
  // Browsers offer it over https and on localhost only.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (pkce && !subtle) return 'insecure';
  const flow: SocialFlow = {
    ...asked,
    state: randomText(),
    nonce: scope.split(' ').includes('openid') ? randomText() : undefined,
    codeVerifier: pkce ? randomText() : undefined,
  };
  if (!keepFlow(flow)) return 'storage';
  const address = new URL(authorizationUrl);
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: responseType,
    scope,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: subtle && flow.codeVerifier && (await challengeOf(flow.codeVerifier, subtle)),
    code_challenge_method: flow.codeVerifier && 'S256',
    // Facebook asks again for an e-mail it was once told not to give; without, it stays silent for good.
    auth_type: asked.provider === 'facebook' ? 'rerequest' : undefined,
  };
  for (const [name, value] of Object.entries(query)) if (value) address.searchParams.set(name, value);
  return address;
}

/** 256 bits. */
const randomText = () => base64Url(crypto.getRandomValues(new Uint8Array(32)));

async function challengeOf(verifier: string, subtle: SubtleCrypto): Promise<string> {
  return base64Url(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
