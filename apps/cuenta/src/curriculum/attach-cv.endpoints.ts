import { api } from '@puente/platform/api';

/** Makes a sent file one's CV, in place of the one before; or deletes the CV, with null. */
export const { useAttachCvMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    attachCv: build.mutation<unknown, { userId: number; cv: number | null }>({
      query: ({ userId, cv }) => ({ url: `/users/${userId}`, method: 'PUT', body: { data: { cv } } }),
      invalidatesTags: ['Me'],
    }),
  }),
});
