import { type AuthAnswer } from '@puente/domain/identity';
import { api } from '@puente/platform/api';

export const { useLinkByPasswordMutation, useMailLinkMutation, useConfirmLinkMutation } = api.injectEndpoints(
  {
    endpoints: (build) => ({
      linkByPassword: build.mutation<AuthAnswer, { token: string; password: string }>({
        query: (body) => ({ url: '/auth/link', method: 'POST', body }),
      }),
      /** To the account's owner, whoever asks. */
      mailLink: build.mutation<unknown, { token: string }>({
        query: (body) => ({ url: '/auth/link/mail', method: 'POST', body }),
      }),
      /** `code` came by that mail. */
      confirmLink: build.mutation<AuthAnswer, { token: string; code: string }>({
        query: (body) => ({ url: '/auth/link/confirm', method: 'POST', body }),
      }),
    }),
  },
);
