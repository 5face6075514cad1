import { api } from '@puente/platform/api';
import { type Challenge } from '@puente/platform/captcha';

// A mutation, so that no challenge is ever taken from the cache: each may be used once.
export const { useFetchChallengeMutation } = api.injectEndpoints({
  endpoints: (build) => ({ fetchChallenge: build.mutation<Challenge, void>({ query: () => '/captcha' }) }),
});
