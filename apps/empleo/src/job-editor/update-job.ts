import { type JobStatus } from '@puente/domain/jobs';
import { api } from '@puente/platform/api';
import { type JobFormValues } from './job-form-values.ts';

export type JobChange = Partial<JobFormValues & { status: JobStatus }>;

export const { useUpdateJobMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is left out stays as it is. */
    updateJob: build.mutation<unknown, { id: number; change: JobChange }>({
      query: ({ id, change }) => ({ url: `/jobs/${id}`, method: 'PUT', body: { data: change } }),
      invalidatesTags: ['Job', 'Application'],
    }),
  }),
});
