import { type JobAttributes } from '@puente/domain/jobs';
import { type Entry, type ListDocument, type Relation } from '@puente/domain/rest';
import { query } from '@puente/platform/api';
import { type Job, toJob } from '../job/job.ts';
import { api } from '../shared/api.ts';

export interface Favorite {
  id: number;
  createdAt: string;
  job: Job;
}

export interface FavoritesPage {
  favorites: Favorite[];
  pageCount: number;
}

interface AnsweredFavorite {
  createdAt: string;
  job?: Relation<JobAttributes>;
}

/** None for a job that is no longer published: the server keeps such a favourite without showing it. */
export function toFavorites({ id, attributes: { createdAt, job } }: Entry<AnsweredFavorite>): Favorite[] {
  return job?.data ? [{ id, createdAt, job: toJob(job.data) }] : [];
}

export const favoritesPerPage = 20;

export const { useMyFavoritesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a seeker saved, newest first. */
    myFavorites: build.query<FavoritesPage, { user: number; page: number }>({
      query: ({ user, page }) =>
        `/favorites${query({
          filters: { user: { id: { $eq: user } } },
          populate: 'job',
          pagination: { page, pageSize: favoritesPerPage },
        })}`,
      transformResponse: ({ data, meta }: ListDocument<AnsweredFavorite>) => ({
        favorites: data.flatMap(toFavorites),
        pageCount: meta.pagination.pageCount,
      }),
      providesTags: ['Favorite'],
    }),
  }),
});
