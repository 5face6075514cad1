import { Migration } from '@mikro-orm/migrations';

/**
 * Through which states an application went, and when, whoever changes it. Of applications from before, and of those that
 * are written with another state than the first, it is not known when they came to it: `at` is null. Of the day of applying
 * noon is taken, UTC, which is the same day in all of America.
 */
export class ApplicationEvents extends Migration {
  override name = '2026-11-24-application-events';

  override up(): void {
    this.addSql(`
      create table jobs.application_events (
        id integer generated always as identity primary key,
        application_id integer not null references jobs.applications (id) on delete cascade,
        status text not null constraint application_events_status_check
          check (status in ('Enviada', 'En revisión', 'Entrevista', 'Rechazada', 'Contratada')),
        at timestamptz
      )`);
    this.addSql(`
      insert into jobs.application_events (application_id, status, at)
      select id, 'Enviada', least(now(), (date_applied + time '12:00') at time zone 'utc')
      from jobs.applications order by id`);
    this.addSql(`
      insert into jobs.application_events (application_id, status)
      select id, status from jobs.applications where status <> 'Enviada' order by id`);
    this.addSql(
      'create index application_events_by_application on jobs.application_events (application_id, id)',
    );
    this.addSql(`
      create function jobs.note_status() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          insert into jobs.application_events (application_id, status, at) values (new.id, new.status, now());
          return null;
        end if;
        insert into jobs.application_events (application_id, status, at)
        values (new.id, 'Enviada', case when new.date_applied = (now() at time zone 'utc')::date then now()
          else (new.date_applied + time '12:00') at time zone 'utc' end);
        if new.status <> 'Enviada' then
          insert into jobs.application_events (application_id, status) values (new.id, new.status);
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger applications_sent after insert on jobs.applications
        for each row execute function jobs.note_status()`);
    this.addSql(`
      create trigger applications_moved after update of status on jobs.applications
        for each row when (old.status is distinct from new.status) execute function jobs.note_status()`);
  }
}
