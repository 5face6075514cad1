import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueue } from '../queue/job-queue.service.ts';
import { housekeepingQueue } from './housekeeping-job.ts';

/** A new job wakes one of the instances at once; one to be tried again is in no hurry. */
const workOptions = { notifyPollingIntervalSeconds: 60 };

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
export class HousekeepingService implements OnApplicationBootstrap {
  private readonly logger = new Logger(HousekeepingService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly queue: JobQueue,
  ) {}

  /** Whichever instance takes the job of an hour first does it; one that fails is tried again. */
  async onApplicationBootstrap(): Promise<void> {
    await this.queue.boss.work(housekeepingQueue, workOptions, async () => {
      await this.clean().catch((error: unknown) => {
        this.logger.error(error);
        throw error;
      });
    });
  }

  async clean(): Promise<void> {
    for (const statement of outdated) await this.em.getConnection().execute(statement);
  }
}
