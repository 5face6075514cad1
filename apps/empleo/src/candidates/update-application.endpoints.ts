import { type ApplicationAttributes, type ApplicationStatus } from '@puente/domain/jobs';
import { type DataDocument } from '@puente/domain/rest';
import { api } from '../shared/api.ts';

/** What is left out stays as it is. */
export interface ApplicationChange {
  id: number;
  status?: ApplicationStatus;
  /** For the employer alone. */
  notes?: string | null;
  /** The change is made to this version only. */
  version?: number;
}

export const { useUpdateApplicationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    updateApplication: build.mutation<DataDocument<ApplicationAttributes>, ApplicationChange>({
      query: ({ id, ...data }) => ({ url: `/applications/${id}`, method: 'PUT', body: { data } }),
      invalidatesTags: ['Application'],
    }),
  }),
});
