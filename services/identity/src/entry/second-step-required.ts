import { identityMessages, type AccountRefusal } from '@puente/domain/identity';
import { ApiError } from '@puente/service-kit';

/** The account's owner was proven, and the account asks for a code as well: `token` is for the call that takes it. */
export class SecondStepRequired extends ApiError {
  constructor(readonly token: string) {
    const reason: AccountRefusal = 'two-factor-required';
    super(403, identityMessages.twoFactorRequired, { details: { reason, token } });
  }
}
