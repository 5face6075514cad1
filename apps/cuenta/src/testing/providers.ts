import { type ProviderSettings, type SocialProvider } from '@puente/domain/identity';

const settings = (provider: SocialProvider): ProviderSettings => ({
  authorizationUrl: `https://${provider}.example/authorize`,
  clientId: `puente-at-${provider}`,
  scope: provider === 'facebook' ? 'email public_profile' : 'openid profile email',
  responseType: provider === 'facebook' ? 'token' : 'code',
  redirectUri: `https://puente.example/auth/${provider}/callback`,
  pkce: provider !== 'facebook',
});

/** What `GET /api/auth/providers` answers where all three are configured. */
export const allProviders = {
  google: settings('google'),
  facebook: settings('facebook'),
  microsoft: settings('microsoft'),
};
