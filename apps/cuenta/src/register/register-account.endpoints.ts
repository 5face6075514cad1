import { type Registration, type RegistrationAnswer } from '@puente/domain/identity';
import { api } from '@puente/platform/api';

export const { useRegisterAccountMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    registerAccount: build.mutation<RegistrationAnswer, Registration>({
      query: (body) => ({ url: '/auth/local/register', method: 'POST', body }),
    }),
  }),
});
