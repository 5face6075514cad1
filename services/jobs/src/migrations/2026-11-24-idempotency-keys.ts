import { Migration } from '@mikro-orm/migrations';

/** What is done once however often it is sent (decision 36). */
export class IdempotencyKeys extends Migration {
  override name = '2026-11-24-idempotency-keys';

  override up(): void {
    this.addSql(`
      create table jobs.idempotency_keys (
        user_id integer not null references identity.users (id) on delete cascade,
        key text not null,
        request bytea not null,
        answer text,
        created_at timestamptz not null default now(),
        primary key (user_id, key)
      )`);
    this.addSql('create index idempotency_keys_by_age on jobs.idempotency_keys (created_at)');
  }
}
