import { Migration } from '@mikro-orm/migrations';

/** What two people, or one in two tabs, may change at once counts its changes. */
export class Versions extends Migration {
  override name = '2026-11-22-versions';

  override up(): void {
    this.addSql('alter table jobs.jobs add version integer not null default 1');
    this.addSql('alter table jobs.applications add version integer not null default 1');
  }
}
