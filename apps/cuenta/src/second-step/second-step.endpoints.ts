import { type AuthAnswer, type SecondStep } from '@puente/domain/identity';
import { api } from '@puente/platform/api';

export const { useSecondStepMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ends a sign-in that was refused with `two-factor-required`. */
    secondStep: build.mutation<AuthAnswer, SecondStep>({
      query: (body) => ({ url: '/auth/two-factor', method: 'POST', body }),
    }),
  }),
});
