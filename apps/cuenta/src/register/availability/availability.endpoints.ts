import { type EmailAvailability, type UserType, type UsernameAvailability } from '@puente/domain/identity';
import { api, query } from '@puente/platform/api';

interface EmailQuestion {
  email: string;
  role: UserType;
}

/** Both answer whether the value is taken. */
export const { useUsernameTakenQuery, useEmailTakenQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    usernameTaken: build.query<boolean, string>({
      query: (username) => `/users${query({ filters: { username: { $eqi: username } } })}`,
      transformResponse: (found: UsernameAvailability) => found.length > 0,
    }),
    emailTaken: build.query<boolean, EmailQuestion>({
      query: ({ email, role }) =>
        `/users${query({ filters: { email: { $eqi: email }, userType: { $eq: role } } })}`,
      transformResponse: (found: EmailAvailability) => found.length > 0,
    }),
  }),
});
