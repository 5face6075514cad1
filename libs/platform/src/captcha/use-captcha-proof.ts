import { api } from '@puente/platform/api';
import { useCallback } from 'react';
import type { Challenge } from './solve.ts';

export interface CaptchaProof {
  /** The `captchaToken` of one call. */
  token: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

// A mutation, so that no challenge is ever taken from the cache: each may be used once.
const { useFetchChallengeMutation } = api.injectEndpoints({
  endpoints: (build) => ({ fetchChallenge: build.mutation<Challenge, void>({ query: () => '/captcha' }) }),
});

/**
 * Makes a proof that a person, not a robot, fills in a form: a challenge of the server's, solved. The solver is loaded then.
 * The promise rejects with the error of the call, or an `Error` where there was no solver or no solution.
 */
export function useCaptchaProof(): () => Promise<CaptchaProof> {
  const [fetchChallenge] = useFetchChallengeMutation();
  return useCallback(async () => {
    const [challenge, { solveCaptcha }] = await Promise.all([
      fetchChallenge().unwrap(),
      import('./solve.ts'),
    ]);
    const { expiresAt } = challenge.parameters;
    return { token: await solveCaptcha(challenge), expiresAt: expiresAt ? expiresAt * 1000 : Infinity };
  }, [fetchChallenge]);
}
