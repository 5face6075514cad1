import { Migration } from '@mikro-orm/migrations';

/**
 * A session ends when it lies idle, when it is old, when its account is locked or changes its type; and it says on which
 * device it is. Those of before end: their tokens say neither whom they are for nor by which key.
 */
export class Sessions extends Migration {
  override name = '2026-11-23-sessions';

  override up(): void {
    this.addSql(`alter table users add column locked_at timestamptz`);
    this.addSql(`
      alter table sessions
        add column last_used_at timestamptz not null default now(),
        add column browser text,
        add column system text`);
    this.addSql(`update sessions set ended_at = now() where ended_at is null`);

    this.addSql(`
      create or replace view live_sessions as
      select s.id as session_id, u.id as user_id, u.user_type, u.username,
             s.last_used_at < now() - interval '5 minutes' as use_due
      from sessions s join users u on u.id = s.user_id
      where s.ended_at is null and s.expires_at > now() and s.last_used_at > now() - interval '30 days'
        and u.confirmed_at is not null and u.locked_at is null`);

    // For the jobs service, too, which cannot write to the table: it may say no more than that a living one is used.
    this.addSql(`
      create function use_session(session uuid) returns void
      language sql security definer set search_path = identity, pg_temp as $$
        update sessions set last_used_at = now()
        where id = session and exists (select from live_sessions where session_id = session and use_due)
      $$`);
    this.addSql(`revoke execute on function use_session from public`);

    // Whoever changes it, and by whatever program.
    this.addSql(`
      create function end_sessions() returns trigger
      language plpgsql set search_path = identity, pg_temp as $$
      begin
        update sessions set ended_at = now() where user_id = new.id and ended_at is null;
        return null;
      end
      $$`);
    this.addSql(`
      create trigger users_end_sessions after update of user_type, locked_at on users for each row
      when (old.user_type is distinct from new.user_type or old.locked_at is distinct from new.locked_at)
      execute function end_sessions()`);
  }
}
