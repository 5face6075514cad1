import { type AuthAnswer, type SocialProvider, type UserType } from '@puente/domain/identity';
import { api, query } from '@puente/platform/api';
import { type SocialProof } from './judge-arrival.ts';

interface SocialSignIn {
  provider: SocialProvider;
  /** The type of an account that is new. */
  role: UserType | null;
  proof: SocialProof;
}

export const { useSocialSignInMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    socialSignIn: build.mutation<AuthAnswer, SocialSignIn>({
      query: ({ provider, role, proof }) => ({
        url: `/${provider}-custom${query({ role: role ?? undefined })}`,
        method: 'POST',
        body: proof,
      }),
    }),
  }),
});
