import { type MeAttributes } from '@puente/domain/identity';
import { type DataDocument } from '@puente/domain/rest';
import { api } from '@puente/platform/api';

/** To whom an invoice is made out, beyond what the session knows. */
export type InvoiceParty = Pick<MeAttributes, 'nombre' | 'apellido' | 'email'>;

export const { useLazyInvoicePartyQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    invoiceParty: build.query<InvoiceParty, void>({
      query: () => '/users/me',
      transformResponse: ({ data }: DataDocument<MeAttributes>) => data.attributes,
      providesTags: ['Me'],
    }),
  }),
});
