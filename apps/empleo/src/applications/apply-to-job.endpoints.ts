import { api } from '../shared/api.ts';

export interface NewApplication {
  job: number;
  candidate: number;
  /** Null where none is asked for. */
  coverLetter: string | null;
  /** The number to be called back on, or null. */
  phone: string | null;
}

export const { useApplyToJobMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** `key` is one of this intent: sent again with it, the application is made once (decision 36). */
    applyToJob: build.mutation<unknown, NewApplication & { key: string }>({
      query: ({ key, ...application }) => ({
        url: '/applications',
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: { data: { ...application, notes: '' } },
      }),
      // Also after a refusal: the list then says what was applied to already.
      invalidatesTags: ['Application'],
    }),
  }),
});
