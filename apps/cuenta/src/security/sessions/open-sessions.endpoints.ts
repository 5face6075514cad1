import { type OpenSession, type OpenSessions } from '@puente/domain/identity';
import { api } from '@puente/platform/api';

export const { useOpenSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      /** Where one's own account is open: the session that asks first. */
      openSessions: build.query<OpenSession[], void>({
        query: () => '/auth/sessions',
        transformResponse: ({ data }: OpenSessions) => data,
        keepUnusedDataFor: 0,
        // A way into the account that is removed takes the other sessions with it.
        providesTags: ['Me'],
      }),
      endSession: build.mutation<unknown, string>({
        query: (id) => ({ url: `/auth/sessions/${id}`, method: 'DELETE' }),
      }),
      endOtherSessions: build.mutation<unknown, void>({
        query: () => ({ url: '/auth/sessions', method: 'DELETE' }),
      }),
    }),
  });
