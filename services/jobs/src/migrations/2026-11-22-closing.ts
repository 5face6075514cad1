import { Migration } from '@mikro-orm/migrations';

/** A job may say until when one can apply. */
export class Closing extends Migration {
  override name = '2026-11-22-closing';

  override up(): void {
    this.addSql('alter table jobs.jobs add closes_on date');
  }
}
