import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Contact } from '@puente/domain/identity';
import { CaptchaService } from '../captcha/captcha.service.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { ContactMessage } from './contact-message.entity.ts';

@Injectable()
export class ContactService {
  constructor(
    private readonly em: EntityManager,
    private readonly captcha: CaptchaService,
    private readonly outbox: Outbox,
  ) {}

  /** Keeps a message and mails it to those who answer. */
  async receive({ captchaToken, ...message }: Contact): Promise<void> {
    const solved = await this.captcha.verify(captchaToken);
    await this.em.transactional(async (em) => {
      await this.captcha.useUp(solved, em);
      const messageId = await em.insert(ContactMessage, message);
      await this.outbox.add({ kind: 'contact', messageId }, em);
    });
  }
}
