import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

const everyHour = 60 * 60 * 1000;

/** What has served its purpose. Rows are kept a while where a question may still come («was this link used?»). */
const outdated = [
  `delete from identity.used_captchas where expires_at < now()`,
  `delete from identity.mail_pauses where until < now()`,
  `delete from identity.one_time_tokens where expires_at < now() - interval '7 days'`,
  `delete from identity.sessions where least(expires_at, ended_at) < now() - interval '30 days'`,
  // A dead mail with a link is of no use to anybody; a contact message still is.
  `delete from pgboss.job where name = 'mail-dead' and data->>'kind' <> 'contact'
     and created_on < now() - interval '7 days'`,
];

@Injectable()
export class HousekeepingService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(HousekeepingService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly em: EntityManager) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.clean().catch((error: unknown) => this.logger.error(error));
    }, everyHour);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async clean(): Promise<void> {
    for (const statement of outdated) await this.em.getConnection().execute(statement);
  }
}
