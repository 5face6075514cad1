import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { jobAlertSchema } from '@puente/domain/jobs';
import { CONFIG } from '@puente/service-kit';
import type { IdentityConfig } from '../config.ts';
import { ContactMessage } from '../contact/contact-message.entity.ts';
import type { TokenKind } from '../one-time-tokens/one-time-token.entity.ts';
import { isOvertaken, issueToken } from '../one-time-tokens/one-time-tokens.ts';
import { Credential } from '../passwords/credential.entity.ts';
import { livingAccounts, waitingAccounts } from '../users/unconfirmed.ts';
import { User } from '../users/user.entity.ts';
import { jobAlertMail, unsubscribeHeaders } from './job-alert-mail.ts';
import { claimAskedMail } from './mail-allowance.ts';
import type { Mail, MailTask } from './mail-job.ts';
import { Outbox } from './outbox.service.ts';
import {
  accountDeletedMail,
  confirmationMail,
  contactMail,
  linkMail,
  methodAddedMail,
  passwordChangedMail,
  resetMail,
  twoFactorChangedMail,
  type MailText,
} from './templates.ts';

export interface Letter {
  mail: MailText & {
    to: string;
    replyTo?: { name: string; address: string };
    headers?: Record<string, string>;
  };
  /** What its link carries. */
  token?: { text: string; userId: number; kind: TokenKind; askedAt: Date };
}

type Of<Kind extends MailTask['kind']> = Mail & { kind: Kind };

/** What each job of the outbox becomes: a mail, other jobs, or nothing where nobody waits for it any more. */
@Injectable()
export class MailWriter {
  private readonly logger = new Logger(MailWriter.name);
  private readonly ways;

  constructor(
    @Inject(CONFIG) private readonly config: IdentityConfig,
    private readonly outbox: Outbox,
  ) {
    this.ways = {
      forgotPassword: this.link('/forgot-password'),
      security: this.link('/mi-cuenta/configuracion-seguridad'),
      contact: this.link('/contacto'),
    };
  }

  /** @param em inside a transaction, to be committed before the mail leaves: somebody may follow its link at once */
  async write(mail: Mail, em: EntityManager): Promise<Letter | undefined> {
    switch (mail.kind) {
      case 'confirm-request':
        return this.requestConfirmation(mail, em);
      case 'confirm':
        return this.confirm(mail, em);
      case 'reset-request':
        return this.requestReset(mail, em);
      case 'reset':
        return this.reset(mail, em);
      case 'link':
        return this.linkProof(mail, em);
      case 'password-changed':
        return this.notice(mail.userId, em, (user) => passwordChangedMail(user, this.ways));
      case 'method-added':
        return this.notice(mail.userId, em, (user) => methodAddedMail(user, mail.provider, this.ways));
      case 'two-factor-changed':
        return this.notice(mail.userId, em, (user) => twoFactorChangedMail(user, mail.enabled, this.ways));
      case 'account-deleted':
        return { mail: { to: mail.email, ...accountDeletedMail(mail, this.ways) } };
      case 'contact':
        return this.forward(mail.messageId, em);
      case 'job-alert':
        return this.alert(mail, em);
    }
  }

  private async requestConfirmation(request: Of<'confirm-request'>, em: EntityManager): Promise<undefined> {
    const { fromKnownDevice = false } = request;
    const users = await em.find(User, { email: request.email, ...waitingAccounts() });
    for (const { id } of users)
      await this.outbox.add({ kind: 'confirm', userId: id, fromKnownDevice }, em, request);
  }

  private async confirm(mail: Of<'confirm'>, em: EntityManager): Promise<Letter | undefined> {
    const user = await em.findOne(User, { id: mail.userId, ...waitingAccounts() });
    return this.withLink(mail, user, 'confirm', em, (reader, token) =>
      confirmationMail(
        reader,
        this.link('/confirm', { token }),
        this.link('/confirm', { token, denegar: '1' }),
      ),
    );
  }

  private async requestReset(request: Of<'reset-request'>, em: EntityManager): Promise<undefined> {
    const { fromKnownDevice = false } = request;
    const users = await em.find(User, { email: request.email, provider: 'local', ...livingAccounts() });
    for (const { id } of users)
      await this.outbox.add({ kind: 'reset', userId: id, fromKnownDevice }, em, request);
  }

  private async reset(mail: Of<'reset'>, em: EntityManager): Promise<Letter | undefined> {
    const user = await this.withPasswordOfThen(mail, em);
    return this.withLink(mail, user, 'reset', em, (reader, code) =>
      resetMail(reader, this.link('/reset-password', { code })),
    );
  }

  private async linkProof(mail: Of<'link'>, em: EntityManager): Promise<Letter | undefined> {
    const user = await this.withPasswordOfThen(mail, em);
    return this.withLink(mail, user, 'link', em, (reader, code) =>
      linkMail(reader, mail.provider, this.link('/auth/link', { code })),
    );
  }

  /** A link that was asked for before the password changed is as dead as those that had been mailed by then. */
  private async withPasswordOfThen(mail: Of<'reset' | 'link'>, em: EntityManager): Promise<User | null> {
    const user = await em.findOne(User, { id: mail.userId });
    const changed = await em.count(Credential, {
      userId: mail.userId,
      changedAt: { $gt: new Date(mail.askedAt) },
    });
    return changed > 0 ? null : user;
  }

  private async withLink(
    mail: Of<'confirm' | 'reset' | 'link'>,
    user: User | null,
    kind: TokenKind,
    em: EntityManager,
    write: (reader: User, token: string) => MailText,
  ): Promise<Letter | undefined> {
    const askedAt = new Date(mail.askedAt);
    if (!user || (await isOvertaken(em, user.id, kind, askedAt))) return undefined;
    if (!(await claimAskedMail(em, { email: user.email, ...mail }))) {
      this.logger.warn({ kind: mail.kind, mailId: mail.mailId }, 'mail not sent: its address had its share');
      return undefined;
    }
    const text = await issueToken(em, user.id, kind, askedAt);
    return {
      mail: { to: user.email, ...write(user, text) },
      token: { text, userId: user.id, kind, askedAt },
    };
  }

  private async notice(
    id: number,
    em: EntityManager,
    write: (reader: User) => MailText,
  ): Promise<Letter | undefined> {
    const user = await em.findOne(User, { id });
    return user ? { mail: { to: user.email, ...write(user) } } : undefined;
  }

  private async forward(id: number, em: EntityManager): Promise<Letter | undefined> {
    const contact = await em.findOne(ContactMessage, { id });
    if (!contact) return undefined;
    const replyTo = { name: contact.name, address: contact.email };
    return { mail: { to: this.config.CONTACT_TO, ...contactMail(contact), replyTo } };
  }

  /** To nobody who could not enter: an account that is gone, locked or not confirmed. */
  private async alert({ userId, alert }: Of<'job-alert'>, em: EntityManager): Promise<Letter | undefined> {
    const told = jobAlertSchema.parse(alert);
    const user = await em.findOne(User, { id: userId, lockedAt: null, confirmedAt: { $ne: null } });
    if (!user) return undefined;
    const codigo = told.code;
    const text = jobAlertMail(user, told, {
      page: (path) => this.link(path),
      stop: this.link('/alertas/cancelar', { codigo }),
    });
    const headers = unsubscribeHeaders(this.link('/api/saved-searches/stop', { codigo }));
    return { mail: { to: user.email, ...text, headers } };
  }

  private link(path: string, query: Record<string, string> = {}): string {
    const search = new URLSearchParams(query).toString();
    return `${this.config.PUBLIC_URL}${path}${search && `?${search}`}`;
  }
}
