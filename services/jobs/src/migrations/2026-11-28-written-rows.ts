import { Migration } from '@mikro-orm/migrations';

/** What was written by a key, so that one statement writes both: what is answered of it is made of it each time. */
export class WrittenRows extends Migration {
  override name = '2026-11-28-written-rows';

  override up(): void {
    this.addSql('alter table jobs.idempotency_keys add written jsonb');
  }
}
