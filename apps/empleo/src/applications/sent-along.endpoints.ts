import { type MeAttributes } from '@puente/domain/identity';
import { type DataDocument } from '@puente/domain/rest';
import { api } from '../shared/api.ts';

/** What an employer reads of a profile beside what is written to them; null where it has none. */
interface SentAlong {
  /** The name of the CV file. */
  cv: string | null;
  phone: string | null;
}

export const { useSentAlongQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    sentAlong: build.query<SentAlong, number>({
      query: () => '/users/me',
      transformResponse: ({ data: { attributes } }: DataDocument<MeAttributes>) => ({
        cv: attributes.cv?.name ?? null,
        phone: attributes.telefono || null,
      }),
      providesTags: ['Me'],
    }),
  }),
});
