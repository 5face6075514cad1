import { type UsernameAvailability } from '@puente/domain/identity';
import { api, query } from '@puente/platform/api';

export const { useUsernameTakenQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    usernameTaken: build.query<boolean, string>({
      query: (username) => `/users${query({ filters: { username: { $eqi: username } } })}`,
      transformResponse: (found: UsernameAvailability) => found.length > 0,
    }),
  }),
});
