import { type KnownPlace } from '@puente/domain/places';
import { query } from '@puente/platform/api';
import { api } from '../shared/api.ts';

interface StateTyped {
  country: string;
  province: string;
  /** The beginning of a name, of two letters or more; without one the biggest are answered. */
  q?: string | undefined;
}

export const { useCitiesOfStateQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Cities of a state of México or a province of Panamá to choose from. */
    citiesOfState: build.query<string[], StateTyped>({
      query: ({ country, province, q }) => `/places${query({ country, province, q })}`,
      transformResponse: ({ data }: { data: KnownPlace[] }) => data.flatMap(({ city }) => city ?? []),
    }),
  }),
});
