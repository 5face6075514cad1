import { identityMessages, type OwnData } from '@puente/domain/identity';
import { givenPassword, newPassword } from './field.rules.ts';

interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

/** A new password and its repetition, on the reset and the security page. */
export function newPasswordErrors({ password, passwordConfirmation }: NewPassword, ownData: OwnData = {}) {
  return {
    password: newPassword(password, ownData),
    passwordConfirmation:
      givenPassword(passwordConfirmation) ??
      (password === passwordConfirmation ? undefined : identityMessages.passwordsDifferFull),
  };
}

/** The same where the current one is asked for, which is no new one. */
export function changePasswordErrors(
  { currentPassword, ...values }: NewPassword & { currentPassword: string },
  ownData: OwnData = {},
) {
  const wrong = newPasswordErrors(values, ownData);
  const unchanged = values.password === currentPassword ? identityMessages.passwordUnchanged : undefined;
  return {
    currentPassword: givenPassword(currentPassword),
    ...wrong,
    password: wrong.password ?? unchanged,
  };
}
