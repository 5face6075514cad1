import { type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ofAnyLength, preparedRowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { openToAll } from '../jobs/open-jobs.ts';
import { CurrentJobs, type Jobs } from './current-jobs.ts';
import { type Told, toldSince } from './job-changes.ts';
import { type Page, type Shown, type ShownRow } from './kept-entries.ts';

/** For what depends on the jobs as they were `since`: asked anew where they have changed. */
interface AskedQuestion {
  readonly since: Jobs | undefined;
  readonly again: () => Promise<void>;
}

/** Entries of the jobs that somebody chooses, as they are now. */
@Injectable()
export class JobPages {
  constructor(private readonly current: CurrentJobs) {}

  /**
   * What is chosen of the open jobs, and their entries: those that are not kept by one statement, which also tells whether anything changed
   * meanwhile. Then, which is seldom unless entries come from a slow disk, it is chosen anew.
   * @param choose in one turn, by `ids` those whose entries are wanted, in their order
   */
  async page<Choice extends { readonly ids: readonly number[] }, Row extends ShownRow>(
    em: EntityManager,
    choose: (jobs: Jobs) => Choice,
    shown: Shown<Row>,
    question?: AskedQuestion,
  ): Promise<{ choice: Choice; entries: Buffer[] }> {
    const known = this.current.lastKnown();
    if (question && known !== question.since) await question.again();
    let jobs = this.current.lastKnown() ?? (await this.#latest());
    let choice = choose(jobs);
    let page = await jobs.entries.page(choice.ids, shown.keptAs);
    const isSame =
      page.missing.length === 0
        ? (await this.current.read()) === jobs
        : await this.#complete(em, page, shown, jobs);
    if (!isSame) {
      await question?.again();
      jobs = await this.#latest();
      choice = choose(jobs);
      page = await jobs.entries.page(choice.ids, shown.keptAs);
      if (page.missing.length > 0) await this.#complete(em, page, shown, jobs);
    }
    return { choice, entries: choice.ids.flatMap((id) => page.entries.get(id) ?? []) };
  }

  /** @returns whether jobs are as they were chosen from: only then entries are kept */
  async #complete<Row extends ShownRow>(
    em: EntityManager,
    page: Page,
    shown: Shown<Row>,
    jobs: Jobs,
  ): Promise<boolean> {
    const told = await preparedRowsOf(
      em,
      sql<Row & Told & { id: number | null }>`
        select told.*, page.* from (select ${toldSince(jobs.snapshot)}) told left join (
          select ${shown.columns} from jobs.jobs j where j.id = any(${ofAnyLength('int[]', page.missing)}) and ${openToAll}) page on true`,
    );
    const isSame = told[0] !== undefined && this.current.confirm(jobs, told[0]);
    const rows = told.flatMap(({ isNew: _, today: __, ...row }) =>
      row.id === null ? [] : [row as unknown as Row],
    );
    jobs.entries.complete(page, rows, isSame ? shown : { write: shown.write });
    return isSame;
  }

  /** With everything that was committed before, and what came since that was read. */
  async #latest(): Promise<Jobs> {
    const read = await this.current.read();
    return this.current.lastKnown() ?? read;
  }
}
