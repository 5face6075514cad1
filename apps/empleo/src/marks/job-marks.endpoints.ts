import { type JobMarks } from '@puente/domain/jobs';
import { useAccount } from '@puente/section-kit';
import { api } from '../shared/api.ts';
import { keepMarks, readMarks } from './kept-marks.ts';

export const jobMarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Which jobs a seeker applied to and saved: ids alone, for every list of jobs. */
    jobMarks: build.query<JobMarks, number>({
      query: () => '/job-marks',
      transformResponse: ({ data }: { data: JobMarks }) => data,
      async onQueryStarted(seeker, { queryFulfilled }) {
        await queryFulfilled.then(({ data }) => keepMarks(seeker, data)).catch(() => undefined);
      },
      providesTags: ['Application', 'Favorite'],
    }),
  }),
});

/**
 * The signed-in seeker's marks: while they are on their way, those that this tab knew last; `unknown` while it knew none.
 * Asks nothing for anybody else. A list asks beside its own call, so that its cards need not wait.
 */
export function useJobMarks(): Partial<JobMarks> & { unknown: boolean } {
  const seeker = useAccount('user');
  const { data, error, isLoading } = jobMarksApi.useJobMarksQuery(seeker?.id ?? 0, { skip: !seeker });
  const marks = data ?? (seeker && readMarks(seeker.id));
  // What failed is asked for again by whatever is drawn then, which does not wait for it once more.
  return { ...marks, unknown: isLoading && !error && !marks };
}
