import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { CONFIG } from '@puente/service-kit';
import { createHash, randomUUID } from 'node:crypto';
import { fromKysely, type JobResult, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { IdentityConfig } from '../config.ts';
import { JobQueue } from '../queue/job-queue.service.ts';
import { isFinal, mailFailure, type MailFailure } from './mail-failure.ts';
import { deadMailQueue, linkLife, mailQueue, type Mail, type MailTask } from './mail-job.ts';
import { applyMailRules } from './mail-rules.ts';

/** New jobs wake the worker at once; those that wait for another try are found by looking. */
const workOptions = {
  batchSize: 1,
  localConcurrency: 2,
  notifyPollingIntervalSeconds: 2,
  includeMetadata: true,
  perJobResults: true,
} as const;
const day = 24 * 60 * 60 * 1000;

/**
 * Mail that leaves if, and only if, the transaction that asks for it is committed. It is tried for days, with growing
 * pauses; what is given up is kept among the dead, where /metrics and the log show it.
 */
@Injectable()
export class Outbox implements OnModuleInit {
  private readonly logger = new Logger(Outbox.name);
  private readonly boss: PgBoss;

  constructor(
    @Inject(CONFIG) private readonly config: IdentityConfig,
    { boss }: JobQueue,
  ) {
    this.boss = boss;
  }

  async onModuleInit(): Promise<void> {
    await applyMailRules(this.boss, this.config);
    if (this.config.MAIL_RESEND === '1') {
      const mails = await this.boss.redrive(deadMailQueue, { limit: 100_000 });
      this.logger.log({ mails }, 'mails that were given up are tried again');
    }
  }

  /**
   * @param em inside the transaction to take part in
   * @param origin the mail this one follows from: asked again, it follows once
   */
  async add(task: MailTask, em: EntityManager, origin?: Mail): Promise<void> {
    const mailId = origin ? follower(origin, task) : randomUUID();
    const mail: Mail = { ...task, mailId, askedAt: origin?.askedAt ?? new Date().toISOString() };
    await this.boss.send(mailQueue, mail, { id: mailId, db: fromKysely(em.getKysely()) });
  }

  /** Hands each mail to `send`, again after a pause if it fails, until that is final or nobody waits for it any more. */
  async process(send: (mail: Mail) => Promise<void>): Promise<void> {
    await this.boss.work(mailQueue, workOptions, (jobs: JobWithMetadata<Mail>[]) =>
      Promise.all(jobs.map((job) => this.attempt(job, send))),
    );
  }

  private async attempt(job: JobWithMetadata<Mail>, send: (mail: Mail) => Promise<void>): Promise<JobResult> {
    const { id, createdOn, retryCount } = job;
    // One queued by a version before this one has neither.
    const mail = { ...job.data, mailId: job.data.mailId ?? id, askedAt: job.data.askedAt ?? createdOn };
    const age = Date.now() - Date.parse(mail.askedAt);
    const what = { kind: mail.kind, mailId: mail.mailId, tries: retryCount + 1 };
    const life = linkLife(mail);
    if (life !== undefined && age > life) return this.giveUp(id, what, { code: 'too late for its link' });
    try {
      await send(mail);
      return { id, status: 'completed' };
    } catch (error) {
      const failure = mailFailure(error);
      if (failure && isFinal(failure)) return this.giveUp(id, what, failure);
      // A dead mail that is tried again gets its days anew.
      const days = (Date.now() - createdOn.getTime()) / day;
      if (life === undefined && days > this.config.MAIL_DAYS) return this.giveUp(id, what, failure ?? {});
      this.logger.warn({ ...what, ...(failure ? told(failure) : { err: error }) }, 'mail not sent yet');
      return { id, status: 'failed', output: failure };
    }
  }

  private giveUp(id: string, what: object, why: Partial<MailFailure>): JobResult {
    this.logger.error({ ...what, ...told(why) }, 'mail given up: see docs/decisions/0013');
    return { id, status: 'deadletter', output: why };
  }
}

/** For the log, which takes what is called `code` for a secret one. */
function told({ code, ...failure }: Partial<MailFailure>): object {
  return { reason: code, ...failure };
}

/** A number of its own for what follows from a mail, the same each time. */
function follower({ mailId }: Mail, task: MailTask): string {
  const hash = createHash('sha256')
    .update(`${mailId}:${JSON.stringify(task)}`)
    .digest('hex');
  return [8, 4, 4, 4, 12].map((length, at) => hash.slice(at * 12, at * 12 + length)).join('-');
}
