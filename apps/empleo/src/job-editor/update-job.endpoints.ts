import { type JobStatus, type OwnJobAttributes } from '@puente/domain/jobs';
import { type DataDocument } from '@puente/domain/rest';
import { toJob } from '../job/job.ts';
import { readJobApi } from '../job/read-job.endpoints.ts';
import { api } from '../shared/api.ts';
import { type JobFormValues } from './job-form-values.ts';

/** With a version it is made to that one only; else the server refuses it and tells the current one. */
export type JobChange = Partial<JobFormValues & { status: JobStatus; version: number }>;

export const { useUpdateJobMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is left out stays as it is. */
    updateJob: build.mutation<DataDocument<OwnJobAttributes>, { id: number; change: JobChange }>({
      query: ({ id, change }) => ({ url: `/jobs/${id}`, method: 'PUT', body: { data: change } }),
      // Whoever opens it again at once fills a form from it, which does not wait for it to be read anew.
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const saved = toJob(answer.data.data);
        dispatch(readJobApi.util.updateQueryData('readJob', id, (job) => ({ ...job, ...saved })));
      },
      invalidatesTags: ['Job', 'Application'],
    }),
  }),
});
