import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { MicrosoftSignIn } from '@puente/domain/identity';
import { CONFIG } from '@puente/service-kit';
import { BearerStrategy } from 'passport-azure-ad';
import { z } from 'zod';
import type { IdentityConfig } from '../../config.ts';
import { askProvider } from '../provider-call.ts';
import { redirectUri } from '../provider-settings.ts';
import { vouchedFields, type Vouched } from '../vouched.ts';
import { MicrosoftAuthority, type MicrosoftMetadata } from './microsoft-metadata.ts';

const claimsSchema = z.object({
  iss: z.string(),
  tid: z.guid(),
  sub: vouchedFields.subject,
  ver: z.literal('2.0'),
  nonce: z.string().optional(),
  /** An access token has scopes, and is no proof of who brings it. */
  scp: z.undefined().optional(),
  name: vouchedFields.text,
  given_name: vouchedFields.text,
  family_name: vouchedFields.text,
  email: vouchedFields.email,
  /** The name they sign in by, which mostly is an address, too. */
  preferred_username: vouchedFields.email,
});

/** What `BearerStrategy` makes of a request, and of metadata. */
interface BearerInternals {
  success: (vouched: Vouched) => void;
  fail: () => void;
  error: (error: unknown) => void;
}

/**
 * All of passport-azure-ad, which its owner has archived, so that it can be replaced in an hour (decision 25). Its
 * `BearerStrategy` checks signature, audience and times of the identity token. Ours is how it comes here, where the keys
 * come from, and that issuer and tenant agree: at the common authority every tenant's administrator may have tokens signed.
 */
@Injectable()
export class MicrosoftStrategy extends PassportStrategy(BearerStrategy, 'microsoft') {
  private readonly authority: MicrosoftAuthority;
  private readonly exchange: Record<string, string>;

  constructor(@Inject(CONFIG) config: IdentityConfig) {
    const { MICROSOFT_CLIENT_ID: clientId = '', MICROSOFT_CLIENT_SECRET: clientSecret } = config;
    super({
      clientID: clientId,
      identityMetadata: config.MICROSOFT_METADATA_URL,
      audience: clientId,
      // There is one for each tenant: `validate` compares it.
      validateIssuer: false,
      clockSkew: 60,
      loggingNoPII: true,
      loggingLevel: 'error',
      passReqToCallback: true,
    });
    this.authority = new MicrosoftAuthority(config.MICROSOFT_METADATA_URL);
    this.exchange = {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri('microsoft', config),
      ...(clientSecret && { client_secret: clientSecret }),
    };
  }

  override authenticate({ body }: { body?: MicrosoftSignIn }): void {
    const strategy = this as unknown as BearerInternals;
    const check = (token: string, metadata: MicrosoftMetadata) => {
      const headers = { authorization: `Bearer ${token}` };
      const request = { headers, nonce: body?.nonce, metadata };
      super.authenticate(request as never, {});
    };
    this.tokenOf(body)
      .then(async (token) => {
        if (token === undefined) return strategy.fail();
        check(token, await this.authority.metadata(keyIdOf(token)));
      })
      .catch((error: unknown) => strategy.error(error));
  }

  /** Called by `BearerStrategy`, which would fetch them without limits, and keep them whatever key is new. */
  loadMetadata(_params: unknown, next: (error: unknown, metadata: unknown) => void): void {
    void this.authority.metadata().then(
      ({ issuer, keys }) =>
        next(null, {
          oidc: { issuer, algorithms: ['RS256'] },
          generateOidcPEM: (kid: string) => {
            const key = keys.get(kid);
            if (!key) throw new Error('a key that Microsoft does not have');
            return key;
          },
        }),
      (error: unknown) => next(error, undefined),
    );
  }

  validate(
    { nonce, metadata }: { nonce: string | undefined; metadata: MicrosoftMetadata },
    payload: unknown,
  ): Vouched | false {
    const claims = claimsSchema.safeParse(payload).data;
    if (claims?.iss !== metadata.issuer.replace('{tenantid}', claims?.tid ?? '')) return false;
    if (claims.nonce !== nonce) return false;
    return {
      provider: 'microsoft',
      subject: `${claims.tid}/${claims.sub}`,
      // Whoever runs a tenant writes what they like here (nOAuth): never a proof of anything.
      email: claims.email ?? claims.preferred_username,
      emailVerified: false,
      nombre: claims.given_name || claims.name,
      apellido: claims.family_name,
    };
  }

  /** The identity token, as it was brought or for the code; undefined for a code that Microsoft refuses. */
  private async tokenOf(body: MicrosoftSignIn | undefined): Promise<string | undefined> {
    if (!body || 'token' in body) return body?.token;
    const { code, codeVerifier } = body;
    const form = { ...this.exchange, code, ...(codeVerifier && { code_verifier: codeVerifier }) };
    const { tokenEndpoint } = await this.authority.metadata();
    const answer = await askProvider('microsoft', tokenEndpoint, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const token = answer.json['id_token'];
    return answer.status === 200 && typeof token === 'string' ? token : undefined;
  }
}

function keyIdOf(token: string): string | undefined {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
    const kid = (header as { kid?: unknown } | null)?.kid;
    return typeof kid === 'string' ? kid : undefined;
  } catch {
    return undefined;
  }
}
