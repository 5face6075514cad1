import { type AuthAnswer, type Login, type UserType } from '@puente/domain/identity';
import { api, query } from '@puente/platform/api';

interface LoginRequest extends Login {
  /** The account type that wins when both have this e-mail. */
  role: UserType | null;
}

export const { useLoginMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<AuthAnswer, LoginRequest>({
      query: ({ role, ...body }) => ({
        url: `/auth/local${query({ role: role ?? undefined })}`,
        method: 'POST',
        body,
      }),
    }),
  }),
});
