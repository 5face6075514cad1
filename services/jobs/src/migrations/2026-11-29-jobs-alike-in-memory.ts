import { Migration } from '@mikro-orm/migrations';

/** Jobs alike, and the newest, are found in memory: nobody asks these any more, and each publication wrote into all of them. */
export class JobsAlikeInMemory extends Migration {
  override name = '2026-11-29-jobs-alike-in-memory';

  override up(): void {
    this.addSql('drop index jobs.jobs_by_date, jobs.jobs_by_place_and_trade, jobs.jobs_by_trade');
  }
}
