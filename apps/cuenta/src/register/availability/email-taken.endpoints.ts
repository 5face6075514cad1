import { type EmailAvailability, type UserType } from '@puente/domain/identity';
import { api, query } from '@puente/platform/api';

interface EmailQuestion {
  email: string;
  role: UserType;
}

export const { useEmailTakenQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    emailTaken: build.query<boolean, EmailQuestion>({
      query: ({ email, role }) =>
        `/users${query({ filters: { email: { $eqi: email }, userType: { $eq: role } } })}`,
      transformResponse: (found: EmailAvailability) => found.length > 0,
    }),
  }),
});
