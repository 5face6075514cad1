import { type JobAttributes } from '@puente/domain/jobs';
import { type Entry, type ListDocument, type Relation } from '@puente/domain/rest';
import { query } from '@puente/platform/api';
import { useAccount } from '@puente/section-kit';
import { type Job, toJob } from '../job/job.ts';
import { api } from '../shared/api.ts';

export interface Favorite {
  id: number;
  job: Job;
}

interface AnsweredFavorite {
  job?: Relation<JobAttributes>;
}

/** None for a job that is no longer published: the server keeps such a favourite without showing it. */
export function toFavorites({ id, attributes }: Entry<AnsweredFavorite>): Favorite[] {
  const job = attributes.job?.data;
  return job ? [{ id, job: toJob(job) }] : [];
}

export const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    myFavorites: build.query<Favorite[], number>({
      query: (userId) =>
        `/favorites${query({
          filters: { user: { id: { $eq: userId } } },
          populate: 'job',
          pagination: { pageSize: -1 },
        })}`,
      transformResponse: ({ data }: ListDocument<AnsweredFavorite>) => data.flatMap(toFavorites),
      providesTags: ['Favorite'],
    }),
  }),
});

export const { useMyFavoritesQuery } = favoritesApi;

/** The signed-in seeker's favourite of a job, if it is one. Asks nothing for anybody else. */
export function useMyFavoriteOf(jobId: number): Favorite | undefined {
  const seeker = useAccount('user');
  const { data } = useMyFavoritesQuery(seeker?.id ?? 0, { skip: !seeker });
  return data?.find(({ job }) => job.id === jobId);
}
