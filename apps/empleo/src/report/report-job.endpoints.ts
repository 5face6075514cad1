import { type JobReportInput } from '@puente/domain/jobs';
import { api } from '../shared/api.ts';

export const { useReportJobMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Tells Puente, and nobody else, that a job is not what it says. Nobody need sign in for it. */
    reportJob: build.mutation<unknown, { job: number; report: JobReportInput }>({
      query: ({ job, report }) => ({ url: `/jobs/${job}/report`, method: 'POST', body: { data: report } }),
    }),
  }),
});
