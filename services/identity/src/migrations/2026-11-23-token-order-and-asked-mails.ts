import { Migration } from '@mikro-orm/migrations';

/** Which links a newer mail puts out of use, and how many mails an address was sent because somebody asked. */
export class TokenOrderAndAskedMails extends Migration {
  override name = '2026-11-23-token-order-and-asked-mails';

  override up(): void {
    this.addSql(`alter table one_time_tokens add column asked_at timestamptz not null default now()`);
    this.addSql(
      `alter table one_time_tokens drop constraint one_time_tokens_kind_check,
         add constraint one_time_tokens_kind_check
           check (kind in ('confirm', 'reset', 'link', 'two-factor', 'registered'))`,
    );
    this.addSql(`
      create table asked_mails (
        mail_id uuid primary key,
        address bytea not null check (octet_length(address) = 32),
        asked_at timestamptz not null default now()
      )`);
    this.addSql(`create index asked_mails_address_idx on asked_mails (address)`);
  }
}
