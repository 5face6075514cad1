import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  identityMessages,
  resendPauseSeconds,
  type Registration,
  type RegistrationAnswer,
} from '@puente/domain/identity';
import { ApiError } from '@puente/service-kit';
import { CaptchaService } from '../captcha/captcha.service.ts';
import { claimMailPause } from '../mail/mail-pause.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { Credential } from '../passwords/credential.entity.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { User } from '../users/user.entity.ts';

/** By the database's constraint: which field is taken and how it is said. The words in brackets are for clients. */
const duplicates = {
  users_username_key: {
    path: 'username',
    text: identityMessages.usernameTaken,
    message: `${identityMessages.usernameTaken} (username)`,
  },
  users_email_type_key: {
    path: 'email',
    text: identityMessages.emailTaken,
    message: `${identityMessages.emailTaken} inicia sesión (email)`,
  },
};

@Injectable()
export class RegistrationService {
  constructor(
    private readonly em: EntityManager,
    private readonly captcha: CaptchaService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Creates an unconfirmed account and mails its link.
   * @throws ApiError 400 captcha, 409 username or e-mail taken
   */
  async register({ captchaToken, password, ...account }: Registration): Promise<RegistrationAnswer> {
    const solved = await this.captcha.verify(captchaToken);
    const passwordHash = await hashPassword(password);
    const { username, email, userType } = account;
    const id = await this.em
      .transactional(async (em) => {
        await this.captcha.useUp(solved, em);
        const userId = await em.insert(User, account);
        await em.insert(Credential, { userId, passwordHash });
        await claimMailPause(em, 'confirm', email, resendPauseSeconds);
        await this.outbox.add({ kind: 'confirm', userId }, em);
        return userId;
      })
      .catch((error: unknown) => {
        throw duplicateError(error) ?? error;
      });
    return { user: { id, username, email, userType, confirmed: false } };
  }
}

function duplicateError(error: unknown): ApiError | undefined {
  if (!(error instanceof UniqueConstraintViolationException)) return undefined;
  const { constraint } = error as { constraint?: string };
  const found = duplicates[constraint as keyof typeof duplicates] as
    (typeof duplicates)['users_username_key'] | undefined;
  if (!found) return undefined;
  const errors = [{ path: [found.path], message: found.text, name: 'ConflictError' }];
  return new ApiError(409, found.message, { details: { errors } });
}
