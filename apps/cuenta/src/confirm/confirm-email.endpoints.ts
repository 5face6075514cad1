import { api, query } from '@puente/platform/api';

export const { useConfirmEmailQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    // A query and not a mutation: a token is used once, and queries with the same argument share one call.
    confirmEmail: build.query<true, string>({
      query: (confirmation) => ({
        url: `/auth/email-confirmation${query({ confirmation })}`,
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
      transformResponse: () => true,
    }),
  }),
});
