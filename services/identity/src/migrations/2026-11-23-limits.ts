import { Migration } from '@mikro-orm/migrations';

/** Where limits count, and which browsers have entered an account before. */
export class LimitsAndDevices extends Migration {
  override name = '2026-11-23-limits';

  override up(): void {
    // Columns and their order are rate-limiter-flexible's.
    this.addSql(`
      create table rate_limits (
        key text primary key,
        points integer not null,
        expire bigint
      )`);
    this.addSql(`create index rate_limits_expire_idx on rate_limits (expire)`);

    this.addSql(`
      create table known_devices (
        hash bytea primary key check (octet_length(hash) = 32),
        user_id integer not null references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`);
    this.addSql(`create index known_devices_user_id_idx on known_devices (user_id)`);
  }
}
