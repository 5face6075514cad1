import { Inject, Injectable } from '@nestjs/common';
import {
  providerNotOffered,
  type ProviderSettings,
  type SocialProvider,
  type SocialProviders,
} from '@puente/domain/identity';
import { ApiError, CONFIG } from '@puente/service-kit';
import type { IdentityConfig } from '../config.ts';

/** Which providers this site has keys of, and how a browser begins a sign-in with them. */
@Injectable()
export class SocialSettings {
  readonly providers: SocialProviders;

  constructor(@Inject(CONFIG) config: IdentityConfig) {
    this.providers = {
      google: settings('google', config, config.GOOGLE_CLIENT_ID, {
        authorizationUrl: config.GOOGLE_AUTHORIZATION_URL,
        scope: 'openid email profile',
        responseType: 'code',
        pkce: true,
      }),
      facebook: settings('facebook', config, config.FACEBOOK_APP_ID, {
        authorizationUrl: config.FACEBOOK_DIALOG_URL,
        scope: 'public_profile,email',
        // Given: the browser has the token, and the call takes it (docs/product.md#given-texts).
        responseType: 'token',
        pkce: false,
      }),
      microsoft: settings('microsoft', config, config.MICROSOFT_CLIENT_ID, {
        authorizationUrl: config.MICROSOFT_AUTHORIZATION_URL ?? besideMetadata(config.MICROSOFT_METADATA_URL),
        scope: 'openid profile email User.Read',
        responseType: 'code',
        pkce: true,
      }),
    };
  }

  /** @throws ApiError 404 for a provider that this site has no keys of */
  of(provider: SocialProvider): ProviderSettings {
    const found = this.providers[provider];
    if (!found) throw new ApiError(404, providerNotOffered(provider));
    return found;
  }
}

/** The page of this site that a provider sends the browser back to; it has to be registered there, letter by letter. */
export function redirectUri(provider: SocialProvider, { PUBLIC_URL }: IdentityConfig): string {
  return `${PUBLIC_URL}/auth/${provider}/callback`;
}

function settings(
  provider: SocialProvider,
  config: IdentityConfig,
  clientId: string | undefined,
  rest: Omit<ProviderSettings, 'clientId' | 'redirectUri'>,
): ProviderSettings | null {
  return clientId ? { ...rest, clientId, redirectUri: redirectUri(provider, config) } : null;
}

/** `…/common/v2.0/.well-known/openid-configuration` has its page at `…/common/oauth2/v2.0/authorize`. */
function besideMetadata(metadataUrl: string): string {
  return metadataUrl.replace(/\/v2\.0\/\.well-known\/openid-configuration$/, '/oauth2/v2.0/authorize');
}
