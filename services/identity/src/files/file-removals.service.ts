import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { rowsOf } from '@puente/service-kit';
import { withSignal } from '@puente/service-kit/calls';
import { sql } from 'kysely';
import { FileRemoval } from './file-removal.entity.ts';
import { CV_STORE, type CvStore } from './store/cv-store.ts';

const batch = 20;

/** Deletes bytes whose rows are gone: at once where this service deleted them, by the housekeeping in any case. */
@Injectable()
export class FileRemovals implements OnApplicationShutdown {
  private readonly logger = new Logger(FileRemovals.name);
  private readonly ending = new AbortController();
  private underWay: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly em: EntityManager,
    @Inject(CV_STORE) private readonly store: CvStore,
  ) {}

  /** After a transaction that deleted rows: nobody waits for it, and what fails is the housekeeping's. */
  soon(): void {
    this.underWay = this.underWay
      .then(() => withSignal(this.ending.signal, () => this.remove()))
      .catch((error: unknown) => this.logger.warn(error));
  }

  /** All that is due. One that fails comes again, each time a little later. */
  async remove(): Promise<void> {
    const em = this.em.fork();
    for (;;) {
      // Taken for ten minutes and more, so that no two instances do the same, and none for ever.
      const due = await rowsOf(
        em,
        sql<{ key: string }>`
          update identity.file_removals set tries = tries + 1, due_at = now() + interval '10 minutes' * least(tries + 1, 100)
          where key in (
            select key from identity.file_removals where due_at <= now() order by due_at limit ${batch}
            for update skip locked)
          returning key`,
      );
      for (const { key } of due) await this.removeOne(key, em);
      if (due.length < batch) return;
    }
  }

  private async removeOne(key: string, em: EntityManager): Promise<void> {
    try {
      await this.store.remove(key);
      await em.nativeDelete(FileRemoval, { key });
    } catch (error) {
      // Not by its name: who reads the log need not find the file.
      this.logger.error({ err: error }, 'a file was not removed from its store yet');
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.underWay;
  }
}
