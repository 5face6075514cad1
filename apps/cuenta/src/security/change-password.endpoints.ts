import { type AuthAnswer, type ChangePassword } from '@puente/domain/identity';
import { api } from '@puente/platform/api';

export const { useChangePasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ends all sessions of the account and answers with a new one for this browser. */
    changePassword: build.mutation<AuthAnswer, ChangePassword>({
      query: (body) => ({ url: '/auth/change-password', method: 'POST', body }),
    }),
  }),
});
