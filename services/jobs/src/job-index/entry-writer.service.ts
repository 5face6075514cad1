import { setTimeout } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { detached, rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { openToAll } from '../jobs/open-jobs.ts';
import { shownAsCards, shownWhole } from '../jobs/shown-jobs.ts';
import { CurrentJobs } from './current-jobs.ts';
import { KeptEntries, type Shown, type ShownRow } from './kept-entries.ts';

/** So few that nobody waits long for others' turn. */
const atOnce = 100;
const second = 1000;
/** Above any id. */
const idsEnd = 2 ** 31 - 1;

const everybodys = { viewer: undefined, populate: new Set(['employer']) };
const whole = shownWhole(everybodys);
const cards = shownAsCards(everybodys);

/**
 * Writes what lists show of all open jobs before anybody asks for it, the newest first: of many jobs most are first shown by a search that nobody
 * has asked before. It takes at most half of the time. What fails is tried a second later.
 */
@Injectable()
export class EntryWriter implements BeforeApplicationShutdown {
  private readonly logger = new Logger(EntryWriter.name);
  private running: Promise<void> | undefined;
  private stopping = false;
  private hasWarned = false;
  /** Of which state of the entries those from this id on are written. */
  private generation = -1;
  private from = idsEnd;

  constructor(
    private readonly em: EntityManager,
    private readonly current: CurrentJobs,
    private readonly entries: KeptEntries,
  ) {}

  /** Whoever calls it while it is under way waits for that. */
  @Interval('entries', second)
  run(): Promise<void> {
    this.running ??= detached(() => this.all())
      .then(() => (this.hasWarned = false))
      .catch((error: unknown) => {
        if (!this.hasWarned) this.logger.warn(`What lists show is not written ahead: ${String(error)}`);
        this.hasWarned = true;
      })
      .then(() => (this.running = undefined));
    return this.running;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  private async all(): Promise<void> {
    const { generation } = this.entries;
    if (generation === this.generation && this.from === 0) return;
    const jobs = this.current.lastKnown();
    if (!jobs) return;
    // Searches wait for them.
    await jobs.words();
    if (generation !== this.generation) [this.generation, this.from] = [generation, idsEnd];
    while (this.from > 0 && !this.stopping && this.entries.generation === generation) {
      const begun = performance.now();
      const last = await this.before(this.from, whole);
      await this.before(this.from, cards);
      // Where there is no room, what is shown is written as long as there is some.
      this.from = this.entries.isFull ? 0 : last;
      await setTimeout(performance.now() - begun);
    }
  }

  /** @returns the lowest id of those that are written now; 0 where no job is left */
  private async before<Row extends ShownRow>(id: number, shown: Shown<Row>): Promise<number> {
    const rows = await this.entries.keepAhead(shown, () =>
      rowsOf(
        this.em.fork(),
        sql<Row>`select ${shown.columns} from jobs.jobs j where ${openToAll} and j.id < ${id} order by j.id desc limit ${atOnce}`,
      ),
    );
    return rows.length < atOnce ? 0 : (rows.at(-1)?.id ?? 0);
  }
}
