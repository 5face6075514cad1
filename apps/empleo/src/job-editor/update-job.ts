import { type JobUpdate } from '@puente/domain/jobs';
import { api } from '@puente/platform/api';

export const { useUpdateJobMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is left out stays as it is. */
    updateJob: build.mutation<unknown, { id: number; change: Partial<JobUpdate> }>({
      query: ({ id, change }) => ({ url: `/jobs/${id}`, method: 'PUT', body: { data: change } }),
      invalidatesTags: ['Job', 'Application'],
    }),
  }),
});
