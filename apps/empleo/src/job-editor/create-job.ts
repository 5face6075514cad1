import { type JobInput } from '@puente/domain/jobs';
import { api } from '@puente/platform/api';

export type NewJob = JobInput & { employer: number; datePosted: string };

export const { useCreateJobMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    createJob: build.mutation<unknown, NewJob>({
      query: (data) => ({ url: '/jobs', method: 'POST', body: { data } }),
      invalidatesTags: ['Job'],
    }),
  }),
});
