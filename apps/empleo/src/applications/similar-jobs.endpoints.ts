import { type JobAttributes } from '@puente/domain/jobs';
import { type ListDocument } from '@puente/domain/rest';
import { query } from '@puente/platform/api';
import { type Job, toJob } from '../job/job.ts';
import { api } from '../shared/api.ts';

const wanted = 3;

interface SimilarTo {
  job: Job;
  /** Ids of jobs that are no news. */
  known: number[];
}

/** From most alike to least: what is done counts before where, since many would move for it, but not to another country. */
function widening({ subcategory, category, province, country }: Job): object[] {
  return [
    { subcategory, country, province },
    { category, country, province },
    { subcategory, country },
    { category, country },
  ];
}

/** Asks for the closest first, and goes on only while there are too few. */
export const { useSimilarJobsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    similarJobs: build.query<Job[], SimilarTo>({
      queryFn: async ({ job, known }, _api, _options, ask) => {
        const found = new Map<number, Job>();
        for (const alike of widening(job)) {
          const answer = await ask(
            `/jobs${query({
              filters: { status: 'Publicado', ...alike },
              sort: 'datePosted:desc',
              populate: 'employer',
              pagination: { pageSize: Math.min(wanted + known.length, 100) },
            })}`,
          );
          if (answer.error) return { error: answer.error };
          for (const entry of (answer.data as ListDocument<JobAttributes>).data) {
            if (!known.includes(entry.id)) found.set(entry.id, toJob(entry));
          }
          if (found.size >= wanted) break;
        }
        return { data: [...found.values()].slice(0, wanted) };
      },
      // One answer per job: it does not change under the reader when the list of applications does.
      serializeQueryArgs: ({ queryArgs }) => queryArgs.job.id,
    }),
  }),
});
