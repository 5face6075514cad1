import { type FileAnswer } from '@puente/domain/identity';
import { api } from '@puente/platform/api';
import { saveAs } from './save-as.ts';

/** Loads a file that only some may read, with their token, and hands it to the browser to be kept. */
export const { useDownloadFileMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    downloadFile: build.mutation<null, Pick<FileAnswer, 'url' | 'name'>>({
      queryFn: async ({ url, name }, _context, _extra, ask) => {
        const { data, error } = await ask({
          url: url.replace(/^\/api/, ''),
          responseHandler: async (response) => (response.ok ? response.blob() : response.json()),
        });
        if (error) return { error };
        saveAs(name, data as Blob);
        return { data: null };
      },
    }),
  }),
});
