import { type KnownPlace } from '@puente/domain/places';
import { query } from '@puente/platform/api';
import { api } from '../shared/api.ts';

export const { usePlacesOfCodeQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Where a postal code of the United States is; nowhere where there is none such. */
    placesOfCode: build.query<KnownPlace[], string>({
      query: (q) => `/places${query({ country: 'Estados Unidos', q })}`,
      transformResponse: ({ data }: { data: KnownPlace[] }) => data.filter(({ zip }) => zip !== null),
    }),
  }),
});
