import { type ConfirmationLook } from '@puente/domain/identity';
import { api, query } from '@puente/platform/api';

export const { useConfirmEmailQuery, useLookAtLinkQuery, useDenyAccountMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    // A query and not a mutation: a token is used once, and queries with the same argument share one call.
    confirmEmail: build.query<true, string>({
      query: (confirmation) => ({
        url: `/auth/email-confirmation${query({ confirmation })}`,
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
      transformResponse: () => true,
    }),
    /** Whose account it is. A query, although it is a POST: it changes nothing, and keeps the token out of addresses. */
    lookAtLink: build.query<ConfirmationLook, string>({
      query: (token) => ({ url: '/auth/email-confirmation/look', method: 'POST', body: { token } }),
      keepUnusedDataFor: 0,
    }),
    denyAccount: build.mutation<unknown, string>({
      query: (token) => ({ url: '/auth/email-confirmation/deny', method: 'POST', body: { token } }),
    }),
  }),
});
