import type {
  EnableTwoFactor,
  Proof,
  ProvenCode,
  RecoveryCodes,
  TwoFactorSetup,
  TwoFactorStatus,
} from '@puente/domain/identity';
import { api } from '@puente/platform/api';

export const {
  useTwoFactorQuery,
  useBeginTwoFactorMutation,
  useEnableTwoFactorMutation,
  useRenewRecoveryCodesMutation,
  useDisableTwoFactorMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    twoFactor: build.query<TwoFactorStatus, void>({ query: () => '/auth/two-factor' }),
    beginTwoFactor: build.mutation<TwoFactorSetup, Proof>({
      query: (body) => ({ url: '/auth/two-factor/begin', method: 'POST', body }),
    }),
    enableTwoFactor: build.mutation<RecoveryCodes, EnableTwoFactor>({
      query: (body) => ({ url: '/auth/two-factor/enable', method: 'POST', body }),
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, ProvenCode>({
      query: (body) => ({ url: '/auth/two-factor/recovery-codes', method: 'POST', body }),
    }),
    disableTwoFactor: build.mutation<unknown, ProvenCode>({
      query: (body) => ({ url: '/auth/two-factor/disable', method: 'POST', body }),
    }),
  }),
});
