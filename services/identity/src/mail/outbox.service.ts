import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG } from '@puente/service-kit';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { IdentityConfig } from '../config.ts';
import { mailQueue, type MailJob } from './mail-job.ts';
import { connectQueue } from './queue.ts';

/** New jobs wake the worker at once; those that wait for another try are found by looking. */
const workOptions = { batchSize: 1, localConcurrency: 2, notifyPollingIntervalSeconds: 2 };

/** Mail that leaves if, and only if, the transaction that asks for it is committed. */
@Injectable()
export class Outbox implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Outbox.name);
  private readonly boss: PgBoss;

  constructor(@Inject(CONFIG) config: IdentityConfig) {
    this.boss = connectQueue(config.DATABASE_URL);
    this.boss.on('error', (error) => this.logger.error(error));
  }

  async onModuleInit(): Promise<void> {
    await this.boss.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.boss.stop({ timeout: 5_000 });
  }

  /** @param em inside the transaction to take part in */
  async add(job: MailJob, em: EntityManager): Promise<void> {
    await this.boss.send(mailQueue, job, { db: fromKysely(em.getKysely()) });
  }

  /** Hands each job to `handle`, again after a pause if it fails. */
  async process(handle: (job: MailJob) => Promise<void>): Promise<void> {
    await this.boss.work<MailJob>(mailQueue, workOptions, async ([job]) => {
      if (!job) return;
      try {
        await handle(job.data);
      } catch (error) {
        this.logger.warn({ err: error, kind: job.data.kind }, 'mail not sent yet');
        throw error;
      }
    });
  }
}
