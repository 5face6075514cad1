import { Migration } from '@mikro-orm/migrations';

/**
 * Words are learnt before the next search instead of with each publication, of which they were half: of many jobs at once each
 * word is looked up once.
 */
export class WordsLater extends Migration {
  override name = '2026-11-28-words-later';

  override up(): void {
    this.addSql('create table jobs.unlearnt_jobs (job_id integer primary key)');
    this.addSql(`
      create or replace function jobs.learn_from_new() returns trigger language plpgsql as $$
      begin
        insert into jobs.unlearnt_jobs select id from written where status = 'Publicado' on conflict do nothing;
        return null;
      end $$`);
    this.addSql(`
      create or replace function jobs.learn_from_changed() returns trigger language plpgsql as $$
      begin
        insert into jobs.unlearnt_jobs
          select w.id from written w join before b using (id)
          where w.status = 'Publicado' and (b.status <> w.status or b.search_vector is distinct from w.search_vector)
          order by w.id on conflict do nothing;
        return null;
      end $$`);
    // Of two at once the later one waits for what the first one takes: then all that it came for is learnt.
    this.addSql(`
      create function jobs.learn_new_words(most integer) returns integer language plpgsql as $$
      declare
        ids integer[];
      begin
        with taken as (
          delete from jobs.unlearnt_jobs
          where job_id in (select job_id from jobs.unlearnt_jobs order by job_id limit most for update) returning job_id)
        select array_agg(job_id) into ids from taken;
        if ids is not null then perform jobs.learn_words(ids); end if;
        return coalesce(cardinality(ids), 0);
      end $$`);
  }
}
