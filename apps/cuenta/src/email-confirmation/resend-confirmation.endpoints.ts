import { type SendEmailConfirmation } from '@puente/domain/identity';
import { api } from '@puente/platform/api';

export const { useResendConfirmationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    resendConfirmation: build.mutation<unknown, SendEmailConfirmation>({
      query: (body) => ({ url: '/auth/send-email-confirmation', method: 'POST', body }),
    }),
  }),
});
