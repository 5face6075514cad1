import { Migration } from '@mikro-orm/migrations';

/** The second step of a sign-in. */
export class TwoFactorSignIn extends Migration {
  override name = '2026-11-23-two-factor';

  override up(): void {
    this.addSql(`
      create table two_factors (
        user_id integer primary key references users (id) on delete cascade,
        secret bytea not null,
        begun_at timestamptz not null default now(),
        enabled_at timestamptz,
        last_step integer not null default 0
      )`);
    this.addSql(`
      create table recovery_codes (
        user_id integer not null references two_factors (user_id) on delete cascade,
        hash bytea not null check (octet_length(hash) = 32),
        primary key (user_id, hash)
      )`);
    this.addSql(`alter table one_time_tokens add column tries integer not null default 0`);
  }
}
