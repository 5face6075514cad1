import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { alertFoundLimit, type JobAlert } from '@puente/domain/jobs';
import { CONFIG, isoInstant, rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { type JobsConfig } from '../config.ts';
import { dueAfter, type Mailed, settledBefore } from './alert-times.ts';
import { NewJobs } from './new-jobs.service.ts';
import { SavedSearch } from './saved-search.entity.ts';

interface Due extends Pick<SavedSearch, 'id' | 'ownerId' | 'name' | 'query' | 'code'> {
  frequency: Mailed;
  /** ISO 8601. */
  lastAlertAt: string;
  /** ISO 8601. */
  nextAlertAt: string;
}

/** One that failed is tried again then, so that it holds up no other; in milliseconds. */
const afterFailure = 60 * 60 * 1000;

/**
 * Has what is new in saved searches mailed. Each alert is one transaction: claimed by a lock that others skip, looked through,
 * handed over and put off. So several instances send none twice, and a killed one leaves it as it found it.
 */
@Injectable()
export class AlertRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AlertRunner.name);
  private running: Promise<void> | undefined;
  private stopping = false;

  constructor(
    @Inject(CONFIG) private readonly config: JobsConfig,
    private readonly em: EntityManager,
    private readonly newJobs: NewJobs,
    private readonly schedule: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    const { ALERT_SECONDS: seconds } = this.config;
    if (seconds === 0) return;
    this.schedule.addInterval(
      'alerts',
      setInterval(() => void this.run(), seconds * 1000),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  /** All alerts that are due, one after the other. While that is under way, it is not begun again. */
  run(): Promise<void> {
    this.running ??= this.all()
      .catch((error: unknown) => this.logger.error(error, 'alerts wait for the next round'))
      .finally(() => (this.running = undefined));
    return this.running;
  }

  private async all(): Promise<void> {
    while (!this.stopping && (await this.next()));
  }

  /** @returns whether there may be more */
  private async next(): Promise<boolean> {
    let claimed: number | undefined;
    try {
      return await RequestContext.create(this.em, () =>
        this.em.transactional(async (em) => {
          const due = await claim(em);
          claimed = due?.id;
          if (due) await this.send(due, em);
          return due !== undefined;
        }),
      );
    } catch (error) {
      if (claimed === undefined) throw error;
      this.logger.error({ err: error, savedSearch: claimed }, 'an alert failed, and is put off');
      const nextAlertAt = new Date(Date.now() + afterFailure);
      await this.em
        .fork()
        .nativeUpdate(SavedSearch, { id: claimed, nextAlertAt: { $ne: null } }, { nextAlertAt });
      return true;
    }
  }

  private async send(due: Due, em: EntityManager): Promise<void> {
    const { id, ownerId, name, query, code, frequency } = due;
    const now = new Date();
    const lastAlertAt = settledBefore(now);
    const ids = await this.newJobs.ids(query, { after: new Date(due.lastAlertAt), until: lastAlertAt });
    const jobs = await this.newJobs.newest(ids);
    if (jobs.length > 0) {
      const found = Math.min(ids.length, alertFoundLimit);
      const alert: JobAlert = { name, frequency, code, path: `/empleos?${query}`, found, jobs };
      await rowsOf(em, sql`select identity.ask_job_alert(${ownerId}, ${JSON.stringify(alert)}::jsonb)`);
    }
    await em.nativeUpdate(
      SavedSearch,
      { id },
      { lastAlertAt, nextAlertAt: dueAfter(frequency, new Date(due.nextAlertAt), now) },
    );
  }
}

async function claim(em: EntityManager): Promise<Due | undefined> {
  const [due] = await rowsOf(
    em,
    sql<Due>`
      select id, owner_id as "ownerId", name, query, code, frequency,
        ${isoInstant('last_alert_at')} as "lastAlertAt", ${isoInstant('next_alert_at')} as "nextAlertAt"
      from jobs.saved_searches where next_alert_at <= now() and removed_at is null
      order by next_alert_at limit 1 for update skip locked`,
  );
  return due;
}
