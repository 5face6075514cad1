import { resendPauseSeconds, type SendEmailConfirmation } from '@puente/domain/identity';
import { api } from '@puente/platform/api';

export const { useResendConfirmationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    resendConfirmation: build.mutation<unknown, SendEmailConfirmation>({
      query: (body) => ({ url: '/auth/send-email-confirmation', method: 'POST', body }),
      transformErrorResponse: (answer, meta) => ({
        ...answer,
        retryAfter: Number(headersOf(meta)?.get('retry-after')) || resendPauseSeconds,
      }),
    }),
  }),
});

function headersOf(meta: unknown): Headers | undefined {
  return (meta as { response?: Response } | undefined)?.response?.headers;
}

/** Seconds the server asks to wait before the next try. */
export function retryAfterOf(error: unknown): number {
  return (error as { retryAfter: number }).retryAfter;
}
