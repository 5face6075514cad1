import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG } from '@puente/service-kit';
import { createTransport, type Transporter } from 'nodemailer';
import type { IdentityConfig } from '../config.ts';
import { ContactMessage } from '../contact/contact-message.entity.ts';
import { issueToken } from '../one-time-tokens/one-time-tokens.ts';
import { User } from '../users/user.entity.ts';
import type { MailJob } from './mail-job.ts';
import { Outbox } from './outbox.service.ts';
import { confirmationMail, contactMail, resetMail, type MailText } from './templates.ts';

const smtpTimeout = 15_000;

/** Turns the outbox's jobs into mails. A failure here is a retry: whatever it wrote is rolled back. */
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
    await this.outbox.process((job) => this.em.fork().transactional((em) => this.handle(job, em)));
  }

  private async handle(job: MailJob, em: EntityManager): Promise<void> {
    switch (job.kind) {
      case 'confirm':
        return this.confirm(job.userId, em);
      case 'reset-request':
        return this.requestReset(job.email, em);
      case 'reset':
        return this.reset(job.userId, em);
      case 'contact':
        return this.forward(job.messageId, em);
    }
  }

  private async confirm(userId: number, em: EntityManager): Promise<void> {
    const user = await em.findOne(User, { id: userId, confirmedAt: null });
    if (!user) return;
    const url = this.link('/confirm', { token: await issueToken(em, userId, 'confirm') });
    await this.send(user.email, confirmationMail(user.nombre, url));
  }

  private async requestReset(email: string, em: EntityManager): Promise<void> {
    const users = await em.find(User, { email, provider: 'local' });
    for (const user of users) await this.outbox.add({ kind: 'reset', userId: user.id }, em);
  }

  private async reset(userId: number, em: EntityManager): Promise<void> {
    const user = await em.findOne(User, { id: userId });
    if (!user) return;
    const url = this.link('/reset-password', { code: await issueToken(em, userId, 'reset') });
    await this.send(user.email, resetMail(user.nombre, user.userType, url));
  }

  private async forward(messageId: number, em: EntityManager): Promise<void> {
    const contact = await em.findOne(ContactMessage, { id: messageId });
    if (!contact) return;
    await this.send(this.config.CONTACT_TO, contactMail(contact), {
      name: contact.name,
      address: contact.email,
    });
  }

  private link(path: string, query: Record<string, string>): string {
    return `${this.config.PUBLIC_URL}${path}?${new URLSearchParams(query)}`;
  }

  private async send(to: string, mail: MailText, replyTo?: { name: string; address: string }): Promise<void> {
    await this.transport.sendMail({ from: this.config.MAIL_FROM, to, ...mail, ...(replyTo && { replyTo }) });
  }
}
