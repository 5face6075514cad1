import { type SocialProviders } from '@puente/domain/identity';
import { api } from '@puente/platform/api';

export const { useSocialProvidersQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    socialProviders: build.query<SocialProviders, void>({ query: () => '/auth/providers' }),
  }),
});
