import { type DeleteAccount } from '@puente/domain/identity';
import { api } from '@puente/platform/api';

export const { useDeleteAccountMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ends every session, and with them whatever could be asked next. */
    deleteAccount: build.mutation<unknown, DeleteAccount & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/users/${id}`, method: 'DELETE', body }),
    }),
  }),
});
