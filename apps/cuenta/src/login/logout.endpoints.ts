import { api } from '@puente/platform/api';

export const { useLogoutMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ends a session that was never kept in this browser. */
    logout: build.mutation<unknown, { jwt: string }>({
      query: ({ jwt }) => ({
        url: '/auth/logout',
        method: 'POST',
        headers: { authorization: `Bearer ${jwt}` },
        responseHandler: 'text',
      }),
    }),
  }),
});
