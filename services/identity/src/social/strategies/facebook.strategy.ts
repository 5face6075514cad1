import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FacebookSignIn } from '@puente/domain/identity';
import { CONFIG } from '@puente/service-kit';
import { createHmac } from 'node:crypto';
import { Strategy } from 'passport-facebook';
import { z } from 'zod';
import type { IdentityConfig } from '../../config.ts';
import { askProvider, limitAnswers } from '../provider-call.ts';
import { redirectUri } from '../provider-settings.ts';
import { graphVersion } from '../social-config.ts';
import { vouchedFields, type Vouched } from '../vouched.ts';

const inspectionSchema = z.object({
  data: z.object({
    is_valid: z.literal(true),
    app_id: z.string(),
    type: z.literal('USER'),
    /** Seconds since 1970; 0: never. */
    expires_at: z.number(),
    user_id: z.string(),
  }),
});

const profileSchema = z.object({
  id: vouchedFields.subject,
  displayName: vouchedFields.text,
  name: z.object({ givenName: vouchedFields.text, familyName: vouchedFields.text }),
  _json: z.object({ email: vouchedFields.email }),
});

/** What passport-facebook has, and its types do not tell. */
interface FacebookInternals {
  success: (vouched: Vouched) => void;
  fail: () => void;
  error: (error: unknown) => void;
  userProfile: (accessToken: string, done: (error: unknown, profile?: unknown) => void) => void;
}

/**
 * Reads the profile by a token that a browser brought. Any app of Facebook's gets tokens of the people who use it, and
 * its owner could bring one here: so before anything else, Facebook is asked whether this one was made for ours.
 */
@Injectable()
export class FacebookStrategy extends PassportStrategy(Strategy, 'facebook') {
  private readonly appId: string;
  private readonly appToken: string;
  private readonly secret: string;
  private readonly graph: string;

  constructor(@Inject(CONFIG) config: IdentityConfig) {
    const { FACEBOOK_APP_ID: appId = '', FACEBOOK_APP_SECRET: secret = '' } = config;
    super({
      clientID: appId,
      clientSecret: secret,
      callbackURL: redirectUri('facebook', config),
      graphAPIVersion: graphVersion,
      authorizationURL: config.FACEBOOK_DIALOG_URL,
      profileURL: `${config.FACEBOOK_GRAPH_URL}/me`,
      profileFields: ['id', 'displayName', 'name', 'emails'],
      enableProof: true,
    });
    this.appId = appId;
    this.secret = secret;
    this.appToken = `${appId}|${secret}`;
    this.graph = config.FACEBOOK_GRAPH_URL;
    limitAnswers((this as unknown as { _oauth2: unknown })._oauth2, 'facebook');
  }

  override authenticate({ body }: { body?: FacebookSignIn }): void {
    const strategy = this as unknown as FacebookInternals;
    this.vouch(body?.accessToken ?? '').then(
      (vouched) => (vouched ? strategy.success(vouched) : strategy.fail()),
      (error: unknown) => strategy.error(error),
    );
  }

  validate(given: unknown): Vouched | undefined {
    const profile = profileSchema.safeParse(given).data;
    return (
      profile && {
        provider: 'facebook',
        subject: profile.id,
        email: profile._json.email,
        // Facebook does not say whether it has seen that an address is theirs.
        emailVerified: false,
        nombre: profile.name.givenName || profile.displayName,
        apellido: profile.name.familyName,
      }
    );
  }

  private async vouch(accessToken: string): Promise<Vouched | undefined> {
    const userId = await this.userOf(accessToken);
    if (userId === undefined) return undefined;
    const profile = await new Promise<unknown>((resolve, reject) => {
      (this as unknown as FacebookInternals).userProfile(accessToken, (error, found) =>
        error ? reject(error as Error) : resolve(found),
      );
    });
    const vouched = this.validate(profile);
    return vouched?.subject === userId ? vouched : undefined;
  }

  /** Whose token it is; undefined for one that is not of our app, not of a person, or no longer good. */
  private async userOf(accessToken: string): Promise<string | undefined> {
    const url = new URL(`${this.graph}/debug_token`);
    const proof = createHmac('sha256', this.secret).update(this.appToken).digest('hex');
    url.search = String(
      new URLSearchParams({ input_token: accessToken, access_token: this.appToken, appsecret_proof: proof }),
    );
    const { status, json } = await askProvider('facebook', url);
    const inspected = inspectionSchema.safeParse(json).data?.data;
    if (status !== 200 || !inspected || inspected.app_id !== this.appId) return undefined;
    const isOver = inspected.expires_at !== 0 && inspected.expires_at * 1000 <= Date.now();
    return isOver ? undefined : inspected.user_id;
  }
}
