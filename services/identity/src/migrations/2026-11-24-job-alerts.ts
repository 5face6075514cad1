import { Migration } from '@mikro-orm/migrations';

/**
 * What is new in somebody's saved search is for the jobs service to find and for this one to mail. Handing it over is a
 * row of the queue, written in the transaction of whoever calls: not said twice, and not lost. In SQL, since the caller has
 * no queue; with the queue's own rules, as pg-boss writes them into each job.
 */
export class JobAlerts extends Migration {
  override name = '2026-11-24-job-alerts';

  override up(): void {
    // Made before the queue's tables are, on a new database: its body is read when it is called.
    this.addSql(`
      create function ask_job_alert(person integer, alert jsonb) returns void
      language plpgsql security definer set search_path = identity, pg_temp as $$
      declare
        mail uuid := gen_random_uuid();
      begin
        if jsonb_typeof(alert) is distinct from 'object' or octet_length(alert::text) > 32768 then
          raise exception 'no alert' using errcode = 'invalid_parameter_value';
        end if;
        insert into pgboss.job (
          id, name, data, policy, dead_letter, retry_limit, retry_delay, retry_backoff, retry_delay_max,
          expire_seconds, deletion_seconds, keep_until)
        select
          mail, name,
          jsonb_build_object(
            'kind', 'job-alert', 'userId', person, 'alert', alert, 'mailId', mail,
            'askedAt', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
          policy, dead_letter,
          retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds,
          now() + make_interval(secs => retention_seconds)
        from pgboss.queue where name = 'mail';
      end
      $$`);
    this.addSql(`revoke execute on function ask_job_alert from public`);
  }
}
