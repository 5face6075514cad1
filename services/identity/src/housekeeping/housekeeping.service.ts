import { EntityManager, raw } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { sessionIdleDays } from '@puente/domain/identity';
import { RateLimitCount, rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { UsedCaptcha } from '../captcha/used-captcha.entity.ts';
import { CompanyChange } from '../contract/company-change.entity.ts';
import { FileRemovals } from '../files/file-removals.service.ts';
import { StoredFile } from '../files/stored-file.entity.ts';
import { KnownDevice } from '../limits/known-device.entity.ts';
import { AskedMail } from '../mail/asked-mail.entity.ts';
import { deadMailQueue } from '../mail/mail-job.ts';
import { MailPause } from '../mail/mail-pause.entity.ts';
import { OneTimeToken } from '../one-time-tokens/one-time-token.entity.ts';
import { JobQueue } from '../queue/job-queue.service.ts';
import { Session } from '../sessions/session.entity.ts';
import { expiredAccounts } from '../users/unconfirmed.ts';
import { User } from '../users/user.entity.ts';
import { SocialLink } from '../social/social-link.entity.ts';
import { housekeepingQueue } from './housekeeping-job.ts';

/** A new job wakes one of the instances at once; one to be tried again is in no hurry. */
const workOptions = { notifyPollingIntervalSeconds: 60 };

const daysAgo = (days: number) => raw<Date>('now() - make_interval(days => ?)', [days]);

@Injectable()
export class HousekeepingService implements OnApplicationBootstrap {
  private readonly logger = new Logger(HousekeepingService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly queue: JobQueue,
    private readonly removals: FileRemovals,
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

  /** Deletes what has served its purpose. Rows are kept a while where a question may still come («was this link used?»). */
  async clean(): Promise<void> {
    const { em } = this;
    await em.nativeDelete(UsedCaptcha, { expiresAt: { $lt: daysAgo(0) } });
    await em.nativeDelete(RateLimitCount, { expire: { $lt: BigInt(Date.now()) } });
    await em.nativeDelete(KnownDevice, { expiresAt: { $lt: daysAgo(0) } });
    await em.nativeDelete(MailPause, { until: { $lt: daysAgo(0) } });
    await em.nativeDelete(AskedMail, { askedAt: { $lt: daysAgo(1) } });
    // Whoever has not read them for half a day reads all anew.
    await em.nativeDelete(CompanyChange, { changedAt: { $lt: daysAgo(2) } });
    await em.nativeDelete(User, expiredAccounts());
    await em.nativeDelete(SocialLink, { expiresAt: { $lt: daysAgo(0) } });
    await em.nativeDelete(OneTimeToken, { expiresAt: { $lt: daysAgo(7) } });
    await em.nativeDelete(Session, {
      $or: [
        { expiresAt: { $lt: daysAgo(0) } },
        { lastUsedAt: { $lt: daysAgo(sessionIdleDays) } },
        { endedAt: { $lt: daysAgo(30) } },
      ],
    });
    // Sent, and attached to no profile.
    await em.nativeDelete(StoredFile, { attachedAt: null, createdAt: { $lt: daysAgo(1) } });
    // A dead mail with a link is of no use to anybody; a contact message still is. The queue's tables are pg-boss's own:
    // no entity is of them.
    await rowsOf(
      em,
      sql`delete from pgboss.job where name = ${deadMailQueue} and data->>'kind' <> 'contact' and created_on < now() - interval '7 days'`,
    );
    await this.removals.remove();
  }
}
