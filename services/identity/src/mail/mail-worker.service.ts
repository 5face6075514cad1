import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG } from '@puente/service-kit';
import { createTransport, type Transporter } from 'nodemailer';
import type { IdentityConfig } from '../config.ts';
import { ContactMessage } from '../contact/contact-message.entity.ts';
import { issueToken, revokeToken } from '../one-time-tokens/one-time-tokens.ts';
import { User } from '../users/user.entity.ts';
import { hasNotLeft } from './mail-failure.ts';
import type { Mail } from './mail-job.ts';
import { Outbox } from './outbox.service.ts';
import {
  accountDeletedMail,
  confirmationMail,
  contactMail,
  linkMail,
  methodAddedMail,
  passwordChangedMail,
  resetMail,
  type MailText,
} from './templates.ts';

const smtpTimeout = 15_000;

interface Letter {
  mail: MailText & { to: string; replyTo?: { name: string; address: string } };
  /** What its link carries. */
  token?: string;
}

/** Turns the outbox's jobs into mails. A failure here is a retry, and leaves nothing behind. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap {
  private readonly transport: Transporter;

  constructor(
    @Inject(CONFIG) private readonly config: IdentityConfig,
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
  ) {
    this.transport = createTransport({
      url: config.SMTP_URL,
      connectionTimeout: smtpTimeout,
      greetingTimeout: smtpTimeout,
      socketTimeout: smtpTimeout,
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.outbox.process(async (mail) => {
      // Its token has to be there before the mail is: somebody may follow the link at once.
      const letter = await this.em.fork().transactional((em) => this.write(mail, em));
      if (letter) await this.send(letter, mail);
    });
  }

  private async write(mail: Mail, em: EntityManager): Promise<Letter | undefined> {
    switch (mail.kind) {
      case 'confirm':
        return this.confirm(mail.userId, em);
      case 'reset-request':
        await this.requestReset(mail, em);
        return undefined;
      case 'reset':
        return this.reset(mail.userId, em);
      case 'link':
        return this.linkProof(mail, em);
      case 'password-changed':
        return this.notice(mail.userId, em, passwordChangedMail);
      case 'method-added':
        return this.notice(mail.userId, em, (name) => methodAddedMail(name, mail.provider));
      case 'account-deleted':
        return { mail: { to: mail.email, ...accountDeletedMail(mail.nombre) } };
      case 'contact':
        return this.forward(mail.messageId, em);
    }
  }

  private async confirm(userId: number, em: EntityManager): Promise<Letter | undefined> {
    const user = await em.findOne(User, { id: userId, confirmedAt: null });
    if (!user) return undefined;
    const token = await issueToken(em, userId, 'confirm');
    const text = confirmationMail(user.nombre, this.link('/confirm', { token }));
    return { mail: { to: user.email, ...text }, token };
  }

  private async requestReset(request: Mail & { kind: 'reset-request' }, em: EntityManager): Promise<void> {
    const users = await em.find(User, { email: request.email, provider: 'local' });
    for (const user of users) await this.outbox.add({ kind: 'reset', userId: user.id }, em, request);
  }

  private async reset(userId: number, em: EntityManager): Promise<Letter | undefined> {
    const user = await em.findOne(User, { id: userId });
    if (!user) return undefined;
    const token = await issueToken(em, userId, 'reset');
    const text = resetMail(user.nombre, user.userType, this.link('/reset-password', { code: token }));
    return { mail: { to: user.email, ...text }, token };
  }

  private async linkProof(
    { userId, provider }: Mail & { kind: 'link' },
    em: EntityManager,
  ): Promise<Letter | undefined> {
    const user = await em.findOne(User, { id: userId });
    if (!user) return undefined;
    const token = await issueToken(em, userId, 'link');
    const text = linkMail(user.nombre, provider, this.link('/auth/link', { code: token }));
    return { mail: { to: user.email, ...text }, token };
  }

  private async notice(
    userId: number,
    em: EntityManager,
    write: (name: string) => MailText,
  ): Promise<Letter | undefined> {
    const user = await em.findOne(User, { id: userId });
    return user ? { mail: { to: user.email, ...write(user.nombre) } } : undefined;
  }

  private async forward(messageId: number, em: EntityManager): Promise<Letter | undefined> {
    const contact = await em.findOne(ContactMessage, { id: messageId });
    if (!contact) return undefined;
    const replyTo = { name: contact.name, address: contact.email };
    return { mail: { to: this.config.CONTACT_TO, ...contactMail(contact), replyTo } };
  }

  private link(path: string, query: Record<string, string>): string {
    return `${this.config.PUBLIC_URL}${path}?${new URLSearchParams(query)}`;
  }

  private async send({ mail, token }: Letter, { mailId }: Mail): Promise<void> {
    const domain = /@([^\s>]+)/.exec(this.config.MAIL_FROM)?.[1] ?? 'puente';
    const messageId = `<${mailId}@${domain}>`;
    try {
      await this.transport.sendMail({ from: this.config.MAIL_FROM, messageId, ...mail });
    } catch (error) {
      // Where it may have arrived after all, its link must work: the mail sent next is a double that nobody may see.
      if (token && hasNotLeft(error)) await revokeToken(this.em.fork(), token);
      throw error;
    }
  }
}
