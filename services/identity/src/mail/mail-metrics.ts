import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Metrics, rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import { deadMailQueue, mailQueue } from './mail-job.ts';

const states = ['waiting', 'sending', 'retrying', 'dead'] as const;

/** `mails{state}` on /metrics, counted when it is read. */
@Injectable()
export class MailMetrics {
  constructor(metrics: Metrics, em: EntityManager) {
    new Gauge({
      name: 'mails',
      help: 'Mails that have not left: not tried yet, being sent, to be tried again, given up',
      labelNames: ['state'],
      registers: [metrics.registry],
      async collect() {
        this.reset();
        const counts = await countMails(em).catch(() => undefined);
        // Without the database nobody knows: no figures, rather than none waiting.
        for (const state of counts ? states : []) this.set({ state }, Number(counts?.[state]));
      },
    });
  }
}

async function countMails(em: EntityManager): Promise<Record<string, unknown> | undefined> {
  const [counts] = await rowsOf(
    em,
    sql<Record<string, unknown>>`
      select count(*) filter (where name = ${mailQueue} and state = 'created') as waiting,
             count(*) filter (where name = ${mailQueue} and state = 'active') as sending,
             count(*) filter (where name = ${mailQueue} and state = 'retry') as retrying,
             count(*) filter (where name = ${deadMailQueue} and state = 'created') as dead
      from pgboss.job where name in (${mailQueue}, ${deadMailQueue}) and state < 'completed'`,
  );
  return counts;
}
