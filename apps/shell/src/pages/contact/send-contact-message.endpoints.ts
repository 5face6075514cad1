import { type Contact } from '@puente/domain/identity';
import { api } from '@puente/platform/api';

export const { useSendContactMessageMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<unknown, Contact>({
      query: (body) => ({ url: '/contact', method: 'POST', body }),
    }),
  }),
});
