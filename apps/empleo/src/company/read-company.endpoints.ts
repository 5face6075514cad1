import { type CompanyAttributes } from '@puente/domain/jobs';
import { type DataDocument } from '@puente/domain/rest';
import { api } from '../shared/api.ts';

const addressOf = (username: string) => `/employers/${encodeURIComponent(username)}`;

type CompanyDocument = DataDocument<CompanyAttributes>;

export const nameOfCompany = ({ nombreEmpresa, username }: CompanyAttributes) => nombreEmpresa ?? username;

/** What everybody may know of a company; its name is null where there is none, which nobody has to ask twice. */
export const { useReadCompanyQuery, useCompanyNameQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    readCompany: build.query<CompanyAttributes, string>({
      query: addressOf,
      transformResponse: ({ data }: CompanyDocument) => data.attributes,
    }),
    companyName: build.query<string | null, string>({
      queryFn: async (username, _api, _options, ask) => {
        const { data, error } = await ask(addressOf(username));
        if (error?.status === 404) return { data: null };
        return error ? { error } : { data: nameOfCompany((data as CompanyDocument).data.attributes) };
      },
    }),
  }),
});
