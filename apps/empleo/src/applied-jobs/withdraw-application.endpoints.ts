import { api } from '../shared/api.ts';

export const { useWithdrawApplicationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    withdrawApplication: build.mutation<unknown, number>({
      query: (id) => ({ url: `/applications/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Application'],
    }),
  }),
});
