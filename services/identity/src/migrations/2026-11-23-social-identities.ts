import { Migration } from '@mikro-orm/migrations';

/** Whom the providers vouch for, and sign-ins that wait for a proof of the account they met. */
export class SocialIdentities extends Migration {
  override name = '2026-11-23-social-identities';

  override up(): void {
    this.addSql(`
      create table social_identities (
        provider text not null check (provider in ('google', 'facebook', 'microsoft')),
        subject text not null,
        user_id integer not null references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (provider, subject)
      )`);
    this.addSql(`create index social_identities_user_id_idx on social_identities (user_id)`);
    this.addSql(`
      create table social_links (
        hash bytea primary key check (octet_length(hash) = 32),
        provider text not null check (provider in ('google', 'facebook', 'microsoft')),
        subject text not null,
        user_id integer not null references users (id) on delete cascade,
        failures smallint not null default 0,
        second_step bytea check (octet_length(second_step) = 32),
        expires_at timestamptz not null
      )`);
    this.addSql(`create index social_links_user_id_idx on social_links (user_id)`);
  }
}
