import { type ForgotPassword } from '@puente/domain/identity';
import { api } from '@puente/platform/api';

export const { useForgotPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<unknown, ForgotPassword>({
      query: (body) => ({ url: '/auth/forgot-password', method: 'POST', body }),
    }),
  }),
});
