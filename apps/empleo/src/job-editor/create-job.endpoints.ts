import { type JobStatus } from '@puente/domain/jobs';
import { api } from '../shared/api.ts';
import { type JobFormValues } from './job-form-values.ts';

/** `datePosted` is the employer's day, `yyyy-mm-dd`. */
export type NewJob = JobFormValues & { status: JobStatus; employer: number; datePosted: string };

export const { useCreateJobMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** `key` is one of this job as it is written: sent again with it, it is made once (decision 36). */
    createJob: build.mutation<unknown, { job: NewJob; key: string }>({
      query: ({ job, key }) => ({
        url: '/jobs',
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: { data: job },
      }),
      invalidatesTags: ['Job'],
    }),
  }),
});
