import { Migration } from '@mikro-orm/migrations';

/** A candidate's list is by the day of applying, which ids need not follow. */
export class ApplicationOrder extends Migration {
  override name = '2026-11-22-application-order';

  override up(): void {
    this.addSql(`drop index jobs.applications_by_candidate;
      create index applications_by_candidate on jobs.applications (candidate_id, date_applied desc, id desc)`);
  }
}
