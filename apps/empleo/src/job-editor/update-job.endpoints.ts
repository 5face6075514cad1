import { type JobStatus, type OwnJobAttributes } from '@puente/domain/jobs';
import { type DataDocument } from '@puente/domain/rest';
import { api } from '../shared/api.ts';
import { type JobFormValues } from './job-form-values.ts';

/** With a version it is made to that one only; else the server refuses it and tells the current one. */
export type JobChange = Partial<JobFormValues & { status: JobStatus; version: number }>;

export const { useUpdateJobMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is left out stays as it is. */
    updateJob: build.mutation<DataDocument<OwnJobAttributes>, { id: number; change: JobChange }>({
      query: ({ id, change }) => ({ url: `/jobs/${id}`, method: 'PUT', body: { data: change } }),
      invalidatesTags: ['Job', 'Application'],
    }),
  }),
});
