import { type JobStatus } from '@puente/domain/jobs';
import { api } from '../shared/api.ts';
import { type JobFormValues } from './job-form-values.ts';

/** `datePosted` is the employer's day, `yyyy-mm-dd`. */
export type NewJob = JobFormValues & { status: JobStatus; employer: number; datePosted: string };

export const { useCreateJobMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    createJob: build.mutation<unknown, NewJob>({
      query: (data) => ({ url: '/jobs', method: 'POST', body: { data } }),
      invalidatesTags: ['Job'],
    }),
  }),
});
