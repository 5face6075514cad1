import { identityMessages } from '@puente/domain/identity';
import { ApiError, type ConstraintRefusals } from '@puente/service-kit';
import { captchaUnsolved } from './captcha/captcha.service.ts';

/** Deleted since its token was looked at: what it asks for is as if it came a moment later. */
const accountGone = () => new ApiError(401);

/** What somebody is told who comes second. The words in brackets are for clients of before the details named the field. */
export const identityRefusals: ConstraintRefusals = {
  sessions_user_id_fkey: accountGone,
  files_user_id_fkey: accountGone,
  two_factors_user_id_fkey: accountGone,
  used_captchas_pkey: captchaUnsolved,
  two_factors_pkey: () => new ApiError(409, identityMessages.twoFactorAlreadyOn),
  users_username_key: () =>
    taken('username', identityMessages.usernameTaken, `${identityMessages.usernameTaken} (username)`),
  users_email_type_key: () =>
    taken('email', identityMessages.emailTaken, `${identityMessages.emailTaken} inicia sesión (email)`),
};

function taken(field: string, text: string, message: string): ApiError {
  const errors = [{ path: [field], message: text, name: 'ConflictError' }];
  return new ApiError(409, message, { details: { errors } });
}
