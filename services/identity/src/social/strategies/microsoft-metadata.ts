import { providerUnavailable } from '@puente/domain/identity';
import { ApiError } from '@puente/service-kit';
import { createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { askProvider } from '../provider-call.ts';

const documentSchema = z.object({
  /** Of the common authority with `{tenantid}` in it. */
  issuer: z.string(),
  token_endpoint: z.url({ protocol: /^https$/ }),
  jwks_uri: z.url({ protocol: /^https$/ }),
});

const keysSchema = z.object({
  keys: z.array(
    z.object({ kid: z.string(), kty: z.string(), n: z.string().optional(), e: z.string().optional() }),
  ),
});

export interface MicrosoftMetadata {
  issuer: string;
  tokenEndpoint: string;
  /** PEM of the keys it signs by, by their `kid`. */
  keys: ReadonlyMap<string, string>;
}

const minute = 60_000;
const life = 30 * minute;

/** Where Microsoft answers and by which keys it signs; asked again when that is old, or a key is new to us. */
export class MicrosoftAuthority {
  private known: { metadata: MicrosoftMetadata; at: number } | undefined;
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /**
   * @param kid of a key that it must have, if there is one of that name: it is not asked for more than once a minute
   * @throws ApiError 502, 503 when Microsoft cannot tell
   */
  async metadata(kid?: string): Promise<MicrosoftMetadata> {
    const age = this.known ? Date.now() - this.known.at : Infinity;
    const isUnknown = kid !== undefined && !this.known?.metadata.keys.has(kid);
    if (!this.known || age > life || (isUnknown && age > minute)) {
      this.known = { metadata: await this.load(), at: Date.now() };
    }
    return this.known.metadata;
  }

  private async load(): Promise<MicrosoftMetadata> {
    const document = documentSchema.safeParse((await askProvider('microsoft', this.url)).json).data;
    const keys =
      document && keysSchema.safeParse((await askProvider('microsoft', document.jwks_uri)).json).data;
    if (!keys) throw new ApiError(502, providerUnavailable('microsoft'));
    const usable = keys.keys.filter(({ kty, n, e }) => kty === 'RSA' && n && e);
    return {
      issuer: document.issuer,
      tokenEndpoint: document.token_endpoint,
      keys: new Map(usable.map((key) => [key.kid, pemOf(key)])),
    };
  }
}

function pemOf({ n = '', e = '' }: { n?: string | undefined; e?: string | undefined }): string {
  const key = createPublicKey({ key: { kty: 'RSA', n, e }, format: 'jwk' });
  return String(key.export({ type: 'spki', format: 'pem' }));
}
