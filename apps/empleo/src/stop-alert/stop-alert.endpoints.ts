import { type AlertAnswer } from '@puente/domain/jobs';
import { api } from '../shared/api.ts';

export type Alerted = AlertAnswer['data'];

export const { useStopAlertMutation, useResumeAlertMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the code of a mail. */
    stopAlert: build.mutation<Alerted, string>({
      query: (code) => ({ url: '/saved-searches/stop', method: 'POST', body: { code } }),
      transformResponse: ({ data }: AlertAnswer) => data,
      invalidatesTags: ['SavedSearch'],
    }),
    resumeAlert: build.mutation<Alerted, string>({
      query: (code) => ({ url: '/saved-searches/resume', method: 'POST', body: { code } }),
      transformResponse: ({ data }: AlertAnswer) => data,
      invalidatesTags: ['SavedSearch'],
    }),
  }),
});
