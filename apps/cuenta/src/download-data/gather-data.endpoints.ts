import { type AccountData } from '@puente/domain/identity';
import { type JobsData } from '@puente/domain/jobs';
import { api } from '@puente/platform/api';

/** What one person is told of themselves, by both services, and the files they sent. */
export interface OwnData {
  account: AccountData;
  jobs: JobsData;
  files: { name: string; content: Blob }[];
}

export const { useGatherDataMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** All of it or nothing. A mutation: it is asked anew each time, and the client keeps it no longer than it is used. */
    gatherData: build.mutation<OwnData, void>({
      queryFn: async (_arg, _api, _options, ask) => {
        const [account, jobs] = await Promise.all([
          ask('/personal-data/account'),
          ask('/personal-data/jobs'),
        ]);
        const error = account.error ?? jobs.error;
        if (error) return { error };
        const { data } = account.data as { data: AccountData };
        const files: OwnData['files'] = [];
        for (const { name, url } of data.files) {
          const file = await ask({
            url: url.replace(/^\/api/, ''),
            responseHandler: (response) => response.blob(),
          });
          if (file.error) return { error: file.error };
          files.push({ name, content: file.data as Blob });
        }
        return { data: { account: data, jobs: (jobs.data as { data: JobsData }).data, files } };
      },
    }),
  }),
});
