import { type MeAttributes } from '@puente/domain/identity';
import { type DataDocument } from '@puente/domain/rest';
import { api } from '@puente/platform/api';

export const { useOwnSenderQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who writes, when somebody does who is signed in. */
    ownSender: build.query<{ name: string; email: string }, void>({
      query: () => '/users/me',
      transformResponse: ({ data: { attributes } }: DataDocument<MeAttributes>) => ({
        name: `${attributes.nombre} ${attributes.apellido}`,
        email: attributes.email,
      }),
      providesTags: ['Me'],
    }),
  }),
});
