import { Migration } from '@mikro-orm/migrations';

/** A saved search that was removed comes back with its alert when it is saved again within some minutes. */
export class RemovedSearches extends Migration {
  override name = '2026-11-27-removed-searches';

  override up(): void {
    this.addSql(`
      alter table jobs.saved_searches
        add removed_at timestamptz,
        alter slot drop not null,
        add constraint saved_searches_place check ((removed_at is null) = (slot is not null))`);
    this.addSql(`
      create index saved_searches_removed on jobs.saved_searches (removed_at) where removed_at is not null`);
  }
}
