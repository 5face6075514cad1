import { type ResetPassword } from '@puente/domain/identity';
import { api } from '@puente/platform/api';

export const { useResetPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    resetPassword: build.mutation<unknown, ResetPassword>({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
    }),
  }),
});
