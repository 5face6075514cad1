import { Migration } from '@mikro-orm/migrations';

/** Raised by one with each change of a profile, so that of two who read the same only the first overwrites it. */
export class ProfileVersion extends Migration {
  override name = '2026-11-22-profile-version';

  override up(): void {
    this.addSql(`alter table users add column version integer not null default 1`);
  }
}
