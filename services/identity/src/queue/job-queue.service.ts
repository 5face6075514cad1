import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG } from '@puente/service-kit';
import { PgBoss } from 'pg-boss';
import type { IdentityConfig } from '../config.ts';
import { queueSchema } from './migrate-queues.ts';

/** In milliseconds, as `pg` takes them: a connection that went silent is replaced, and the queue goes on. */
const limits = { connectionTimeoutMillis: 5000, statement_timeout: 20_000, query_timeout: 25_000 };

/** The queues as a running service uses them, its own connections with them; their tables are made by `migrate`. */
@Injectable()
export class JobQueue implements OnModuleInit, OnApplicationShutdown {
  readonly boss: PgBoss;

  constructor(@Inject(CONFIG) { DATABASE_URL, MAIL_TRY_SECONDS }: IdentityConfig) {
    this.boss = new PgBoss({
      connectionString: DATABASE_URL,
      schema: queueSchema,
      max: 4,
      migrate: false,
      createSchema: false,
      useListenNotify: true,
      // How soon a try is noticed whose process was killed.
      superviseIntervalSeconds: MAIL_TRY_SECONDS,
      monitorIntervalSeconds: MAIL_TRY_SECONDS,
      ...limits,
    });
    const logger = new Logger(JobQueue.name);
    this.boss.on('error', (error) => logger.error(error));
  }

  async onModuleInit(): Promise<void> {
    await this.boss.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.boss.stop({ timeout: 5_000 });
  }
}
