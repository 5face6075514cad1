import { type SocialProvider } from '@puente/domain/identity';
import { api } from '@puente/platform/api';

/** How a provider is asked to tell who somebody is. */
export interface ProviderSettings {
  authorizationUrl: string;
  clientId: string;
  scope: string;
  /** What comes back: a code for the server to exchange, or an access token. */
  responseType: 'code' | 'token';
  /** Of this site; where the provider sends the person back to. */
  redirectUri: string;
  pkce: boolean;
}

export const { useSocialProvidersQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** null: not configured. */
    socialProviders: build.query<Record<SocialProvider, ProviderSettings | null>, void>({
      query: () => '/auth/providers',
    }),
  }),
});
