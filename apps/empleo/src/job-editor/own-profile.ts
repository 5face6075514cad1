import { type MeAttributes } from '@puente/domain/identity';
import { isZipCode } from '@puente/domain/jobs';
import { countries, isCountry, isPlace } from '@puente/domain/places';
import { type DataDocument } from '@puente/domain/rest';
import { api } from '@puente/platform/api';
import { type JobFormValues, shownPhone } from './job-form-values.ts';

/** Accounts from before countries were asked for are of the first. */
type Profile = MeAttributes & { pais?: string | null };

/** What an employer's profile says of where their jobs may be and whom to call. */
export function suggestedBy({ pais, estado, codigoPostal, telefono }: Profile): Partial<JobFormValues> {
  const country = pais && isCountry(pais) ? pais : countries[0];
  const here = estado !== null && isPlace(country, estado);
  return {
    ...(here && { country, province: estado }),
    ...(here && codigoPostal && isZipCode(codigoPostal) && { zipCode: codigoPostal }),
    ...(telefono && { phone: shownPhone(telefono, country) }),
  };
}

export const { useOwnProfileQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The form values one's own profile suggests. */
    ownProfile: build.query<Partial<JobFormValues>, number>({
      query: () => '/users/me',
      transformResponse: ({ data }: DataDocument<Profile>) => suggestedBy(data.attributes),
      providesTags: ['Me'],
    }),
  }),
});
