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

/** The signed-in seeker's marks: while they are on their way, those that this tab knew last. Asks nothing for anybody else. */
export function useJobMarks(): JobMarks | undefined {
  const seeker = useAccount('user');
  const { data } = jobMarksApi.useJobMarksQuery(seeker?.id ?? 0, { skip: !seeker });
  return data ?? (seeker && readMarks(seeker.id));
}
