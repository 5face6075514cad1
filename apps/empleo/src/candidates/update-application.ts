import { type ApplicationStatus } from '@puente/domain/jobs';
import { api } from '@puente/platform/api';

export interface ApplicationChange {
  id: number;
  status: ApplicationStatus;
  /** For the employer alone. */
  notes: string | null;
}

export const { useUpdateApplicationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    updateApplication: build.mutation<unknown, ApplicationChange>({
      query: ({ id, ...data }) => ({ url: `/applications/${id}`, method: 'PUT', body: { data } }),
      invalidatesTags: ['Application'],
    }),
  }),
});
