import { type MeAttributes } from '@puente/domain/identity';
import { isZipCode } from '@puente/domain/jobs';
import { formatPhone } from '@puente/domain/phones';
import { isPlace, usualCountry } from '@puente/domain/places';
import { type DataDocument } from '@puente/domain/rest';
import { api } from '../shared/api.ts';
import { type JobFormValues } from './job-form-values.ts';

/** What an employer's profile says of where their jobs may be and whom to call. */
export function suggestedBy({ pais, estado, codigoPostal, telefono }: MeAttributes): Partial<JobFormValues> {
  // Accounts from before countries were asked for have none.
  const country = usualCountry(pais);
  const here = estado !== null && isPlace(country, estado);
  return {
    ...(here && { country, province: estado }),
    ...(here && codigoPostal && isZipCode(codigoPostal) && { zipCode: codigoPostal }),
    ...(telefono && { phone: formatPhone(telefono, country) }),
  };
}

export const { useSuggestedJobValuesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The form values one's own profile suggests. */
    suggestedJobValues: build.query<Partial<JobFormValues>, number>({
      query: () => '/users/me',
      transformResponse: ({ data }: DataDocument<MeAttributes>) => suggestedBy(data.attributes),
      providesTags: ['Me'],
    }),
  }),
});
