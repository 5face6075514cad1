import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { GoogleSignIn } from '@puente/domain/identity';
import { CONFIG } from '@puente/service-kit';
import { Strategy } from 'passport-google-oauth20';
import { z } from 'zod';
import type { IdentityConfig } from '../../config.ts';
import { limitAnswers } from '../provider-call.ts';
import { redirectUri } from '../provider-settings.ts';
import { vouchedFields, type Vouched } from '../vouched.ts';

const profileSchema = z.object({
  id: vouchedFields.subject,
  name: z
    .object({ givenName: vouchedFields.text, familyName: vouchedFields.text })
    .catch({ givenName: '', familyName: '' }),
  displayName: vouchedFields.text,
  _json: z.object({
    email: vouchedFields.email,
    email_verified: z.literal([true, 'true']).optional().catch(undefined),
  }),
});

const claimsSchema = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string(),
  exp: z.number(),
  nonce: z.string().optional(),
});

/**
 * Exchanges a code, with the verifier of the browser that began, and reads the profile. passport-google-oauth20 passes
 * over the identity token that comes along: its nonce and for whom it is are compared here. It comes from Google itself
 * by https, so its signature need not be looked at (OpenID Connect Core 3.1.3.7).
 */
@Injectable()
export class GoogleStrategy extends PassportStrategy(Strategy, 'google', true) {
  private readonly clientId: string;
  private readonly issuer: string;

  constructor(@Inject(CONFIG) config: IdentityConfig) {
    const clientId = config.GOOGLE_CLIENT_ID ?? '';
    super({
      clientID: clientId,
      clientSecret: config.GOOGLE_CLIENT_SECRET ?? '',
      authorizationURL: config.GOOGLE_AUTHORIZATION_URL,
      tokenURL: config.GOOGLE_TOKEN_URL,
      userProfileURL: config.GOOGLE_USERINFO_URL,
      callbackURL: redirectUri('google', config),
      passReqToCallback: true,
    });
    this.clientId = clientId;
    this.issuer = new URL(config.GOOGLE_AUTHORIZATION_URL).origin;
    // A token in an address would be in somebody's log.
    this._oauth2.useAuthorizationHeaderforGET(true);
    limitAnswers(this._oauth2, 'google');
  }

  /** Asked by passport-oauth2 for what else goes to the token endpoint. */
  override tokenParams({ codeVerifier }: { codeVerifier?: string }): object {
    return codeVerifier === undefined ? {} : { code_verifier: codeVerifier };
  }

  validate(
    { body: { nonce } }: { body: GoogleSignIn },
    _accessToken: string,
    _refreshToken: string,
    { id_token: idToken }: { id_token?: string },
    given: unknown,
  ): Vouched | false {
    const profile = profileSchema.safeParse(given);
    if (!profile.success) return false;
    const { id, name, displayName, _json: about } = profile.data;
    if (!this.isOfThisSignIn(idToken, id, nonce)) return false;
    return {
      provider: 'google',
      subject: id,
      email: about.email,
      emailVerified: about.email !== null && about.email_verified !== undefined,
      nombre: name.givenName || displayName,
      apellido: name.familyName,
    };
  }

  private isOfThisSignIn(idToken: string | undefined, subject: string, nonce: string | undefined): boolean {
    if (idToken === undefined) return nonce === undefined;
    const claims = claimsSchema.safeParse(payloadOf(idToken)).data;
    return (
      claims?.sub === subject &&
      claims.aud === this.clientId &&
      // Google writes it with and without its scheme.
      [claims.iss, `https://${claims.iss}`].includes(this.issuer) &&
      claims.exp * 1000 > Date.now() &&
      claims.nonce === nonce
    );
  }
}

function payloadOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
