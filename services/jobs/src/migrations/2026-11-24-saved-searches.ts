import { Migration } from '@mikro-orm/migrations';

/** Searches that people keep, and when what is new in each is mailed next. */
export class SavedSearches extends Migration {
  override name = '2026-11-24-saved-searches';

  override up(): void {
    this.addSql(`
      create table jobs.saved_searches (
        id integer generated always as identity primary key,
        owner_id integer not null references identity.users (id) on delete cascade,
        slot smallint not null constraint saved_searches_quota check (slot between 1 and 20),
        name text not null,
        query text not null,
        frequency text not null check (frequency in ('daily', 'weekly', 'never')),
        resumed_frequency text not null default 'daily' check (resumed_frequency in ('daily', 'weekly')),
        code text not null,
        created_at timestamptz not null default now(),
        looked_at timestamptz not null default now(),
        last_alert_at timestamptz not null,
        next_alert_at timestamptz,
        constraint saved_searches_once unique (owner_id, query),
        constraint saved_searches_slot unique (owner_id, slot),
        constraint saved_searches_code unique (code),
        constraint saved_searches_due check ((frequency = 'never') = (next_alert_at is null))
      )`);
    this.addSql(`
      create index saved_searches_by_due on jobs.saved_searches (next_alert_at) where next_alert_at is not null`);
  }
}
