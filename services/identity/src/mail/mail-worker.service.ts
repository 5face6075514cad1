import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG } from '@puente/service-kit';
import { createTransport, type Transporter } from 'nodemailer';
import type { IdentityConfig } from '../config.ts';
import { retireOlder, revokeToken } from '../one-time-tokens/one-time-tokens.ts';
import { hasNotLeft } from './mail-failure.ts';
import type { Mail } from './mail-job.ts';
import { MailWriter, type Letter } from './mail-writer.service.ts';
import { Outbox } from './outbox.service.ts';

const smtpTimeout = 15_000;

/** Turns the outbox's jobs into mails. A failure here is a retry, and leaves nothing behind. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap {
  private readonly transport: Transporter;

  constructor(
    @Inject(CONFIG) private readonly config: IdentityConfig,
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly writer: MailWriter,
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
      const letter = await this.em.fork().transactional((em) => this.writer.write(mail, em));
      if (letter) await this.send(letter, mail);
    });
  }

  private async send({ mail: { headers: own, ...mail }, token }: Letter, { mailId }: Mail): Promise<void> {
    const domain = /@([^\s>]+)/.exec(this.config.MAIL_FROM)?.[1] ?? 'puente';
    const messageId = `<${mailId}@${domain}>`;
    // No answering machine is to answer (RFC 3834).
    const headers = { 'Auto-Submitted': 'auto-generated', ...own };
    try {
      await this.transport.sendMail({ from: this.config.MAIL_FROM, messageId, headers, ...mail });
    } catch (error) {
      // Where it may have arrived after all, its link must work: the mail sent next is a double that nobody may see.
      if (token && hasNotLeft(error)) await revokeToken(this.em.fork(), token.text);
      throw error;
    }
    if (token) await retireOlder(this.em.fork(), token.userId, token.kind, token.askedAt);
  }
}
