import { type Proof, type SignInMethods, type SocialProvider } from '@puente/domain/identity';
import { api } from '@puente/platform/api';

export const { useSignInMethodsQuery, useRemoveSignInMethodMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    signInMethods: build.query<SignInMethods, void>({
      query: () => '/auth/methods',
      transformResponse: ({ data }: { data: SignInMethods }) => data,
      providesTags: ['Me'],
    }),
    /** Ends all other sessions, too. */
    removeSignInMethod: build.mutation<unknown, Proof & { provider: SocialProvider }>({
      query: ({ provider, ...body }) => ({ url: `/auth/methods/${provider}`, method: 'DELETE', body }),
      invalidatesTags: ['Me'],
    }),
  }),
});
