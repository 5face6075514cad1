import { Migration } from '@mikro-orm/migrations';

/** A favourite that was removed comes back to its place in the list when it is saved again within some minutes. */
export class RemovedFavorites extends Migration {
  override name = '2026-11-24-removed-favorites';

  override up(): void {
    this.addSql('alter table jobs.favorites add removed_at timestamptz');
    this.addSql('create index favorites_removed on jobs.favorites (removed_at) where removed_at is not null');
    this.addSql(`
      create index favorites_by_user on jobs.favorites (user_id, created_at desc, id desc)
        where removed_at is null`);
  }
}
