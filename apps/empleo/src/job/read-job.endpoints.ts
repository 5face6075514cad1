import { type OwnJobAttributes } from '@puente/domain/jobs';
import { type DataDocument } from '@puente/domain/rest';
import { api } from '../shared/api.ts';
import { type OwnJob, toJob } from './job.ts';

/** One job: a published one for anybody, a draft for its employer (404 for others). */
export const readJobApi = api.injectEndpoints({
  endpoints: (build) => ({
    readJob: build.query<OwnJob, number>({
      query: (id) => `/jobs/${id}?populate=*`,
      transformResponse: ({ data }: DataDocument<OwnJobAttributes>) => toJob(data),
      providesTags: (_job, _error, id) => [{ type: 'Job', id }],
    }),
  }),
});

export const { useReadJobQuery } = readJobApi;
