import { type CompanyAttributes } from '@puente/domain/jobs';
import { type DataDocument } from '@puente/domain/rest';
import { api } from '../shared/api.ts';

/** What everybody may know of a company. */
export const { useReadCompanyQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    readCompany: build.query<CompanyAttributes, string>({
      query: (username) => `/employers/${encodeURIComponent(username)}`,
      transformResponse: ({ data }: DataDocument<CompanyAttributes>) => data.attributes,
    }),
  }),
});
