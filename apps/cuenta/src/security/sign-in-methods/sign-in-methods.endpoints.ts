import { type SignInMethods } from '@puente/domain/identity';
import { api } from '@puente/platform/api';

export const { useSignInMethodsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    signInMethods: build.query<SignInMethods, void>({
      query: () => '/auth/methods',
      transformResponse: ({ data }: { data: SignInMethods }) => data,
      providesTags: ['Me'],
    }),
  }),
});
