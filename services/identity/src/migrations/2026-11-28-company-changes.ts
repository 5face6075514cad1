import { Migration } from '@mikro-orm/migrations';

/** What is published of companies, and when it changed: for who keeps what they read of it. */
export class CompanyChanges extends Migration {
  override name = '2026-11-28-company-changes';

  override up(): void {
    this.addSql(`
      create table company_changes (
        id bigint generated always as identity primary key,
        user_id integer not null,
        changed_by xid8 not null default pg_current_xact_id(),
        changed_at timestamptz not null default clock_timestamp()
      )`);
    this.addSql(`create index company_changes_by_transaction on company_changes (changed_by, user_id)`);
    this.addSql(`
      create function log_company_change() returns trigger language plpgsql set search_path = '' as $$
      begin
        insert into identity.company_changes (user_id) values (coalesce(new.id, old.id));
        return null;
      end $$`);
    this.addSql(`
      create trigger company_added after insert on users
        for each row when (new.user_type = 'employer') execute function log_company_change()`);
    this.addSql(`
      create trigger company_changed after update on users
        for each row when (
          'employer' in (old.user_type, new.user_type)
          and (old.user_type, old.username, old.nombre_empresa)
            is distinct from (new.user_type, new.username, new.nombre_empresa))
        execute function log_company_change()`);
    this.addSql(`
      create trigger company_removed after delete on users
        for each row when (old.user_type = 'employer') execute function log_company_change()`);
  }
}
