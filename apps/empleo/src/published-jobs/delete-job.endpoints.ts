import { api } from '../shared/api.ts';

export const { useDeleteJobMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deleteJob: build.mutation<unknown, number>({
      query: (id) => ({ url: `/jobs/${id}`, method: 'DELETE' }),
      // Lists only: the job itself is gone, and the page that shows it is being left.
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Job', id: 'list' }, 'Application']),
    }),
  }),
});
