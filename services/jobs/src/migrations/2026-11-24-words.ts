import { Migration } from '@mikro-orm/migrations';

/** The words that jobs have, by which a slip of the pen is mended (decision 32). */
export class Words extends Migration {
  override name = '2026-11-24-words';

  override up(): void {
    this.addSql(functions);
    this.addSql(lexicon);
    this.addSql(learning);
    this.addSql(
      `select jobs.learn_words(coalesce(array_agg(id), '{}')) from jobs.jobs where status = 'Publicado'`,
    );
    // Whole titles were compared with each slip.
    this.addSql('drop index jobs.jobs_by_similar_words');
  }
}

/** What is heard alike is written alike, in this order: «vaca» and «baca», «ll» and «y», «enb» and «emb». */
const heard = [
  ['(?<!c)h', ''],
  ['qu(?=[ei])|c(?![eih])|q', 'k'],
  ['[zx]|c(?=[ei])', 's'],
  ['g(?=[ei])', 'j'],
  ['[vw]', 'b'],
  ['ll|y', 'i'],
  ['n(?=[bp])', 'm'],
  ['(.)\\1', '\\1'],
  // «Cagera» is a slip for «cajero», too.
  ['(?<=.{3})[aeo]?s?$', ''],
] as const;

const sound = heard.reduce((text, [from, to]) => `regexp_replace(${text}, '${from}', '${to}', 'g')`, 'word');

/** - `stem`: as the index of the search has a plain word, or null for the small ones that it leaves out. */
const functions = `
create function jobs.stem(word text) returns text
  language sql immutable strict parallel safe
  return (ts_lexize('pg_catalog.spanish_stem'::regdictionary, trim(jobs.words(word))))[1];

create function jobs.sound(word text) returns text
  language sql immutable strict parallel safe
  return ${sound};
`;

const lexicon = `
create table jobs.lexicon (
  -- Without accents.
  word text primary key,
  -- As somebody wrote it.
  shown text not null,
  stem text generated always as (jobs.stem(word)) stored,
  sound text not null generated always as (jobs.sound(word)) stored,
  -- In how many jobs it has been, more or less; counted up to 20, so that those who publish at once do not wait for «y» and «de».
  jobs smallint not null,
  -- Whether in a title, a trade, a place or the name of a company.
  named boolean not null
);
create index lexicon_by_stem on jobs.lexicon (stem);
create index lexicon_by_sound on jobs.lexicon (sound);
create index lexicon_by_likeness on jobs.lexicon using gin (word public.gin_trgm_ops);
`;

/**
 * Words are learnt as jobs are published, whoever writes them, and not forgotten when those go: a slip is then mended to
 * what finds nothing, and the search goes on. In one order, so that two who publish at once do not wait for each other
 * in a circle.
 */
const learning = `
create function jobs.learn_words(ids integer[]) returns void language sql as $$
  with written as (
    select j.id, true as named, concat_ws(' ', j.title, j.category, j.subcategory, j.city, j.province, j.country,
      (select p.nombre_empresa from identity.public_profiles p where p.user_id = j.employer_id)) as text
    from jobs.jobs j where j.id = any (ids)
    union all
    select j.id, false, concat_ws(' ', j.description, j.requirements, j.benefits)
    from jobs.jobs j where j.id = any (ids)),
  split as (
    select shown, named, count(*) as jobs
    from written, lateral (
      select lexeme as shown from unnest(to_tsvector('pg_catalog.simple', translate(text, '/()@.-', '      ')))) word
    group by shown, named),
  found as (
    select word, max(shown collate "C") as shown, least(sum(jobs), 20) as jobs, bool_or(named) as named
    from split, lateral (select jobs.plain(shown) as word) plain
    where word ~ '^[a-z]{3,30}$' group by word)
  insert into jobs.lexicon as known (word, shown, jobs, named)
  select word, shown, jobs, named from found
  where not exists (
    select from jobs.lexicon l where l.word = found.word and l.jobs = 20 and (l.named or not found.named))
  order by word
  on conflict (word) do update
    set jobs = least(20, known.jobs + excluded.jobs), named = known.named or excluded.named
$$;

create function jobs.learn_from_new() returns trigger language plpgsql as $$
begin
  perform jobs.learn_words(array(select id from written where status = 'Publicado'));
  return null;
end $$;

create function jobs.learn_from_changed() returns trigger language plpgsql as $$
begin
  perform jobs.learn_words(array(
    select w.id from written w join before b using (id)
    where w.status = 'Publicado' and (b.status <> w.status or b.search_vector is distinct from w.search_vector)));
  return null;
end $$;

create trigger jobs_words_of_new after insert on jobs.jobs
  referencing new table as written for each statement execute function jobs.learn_from_new();

create trigger jobs_words_of_changed after update on jobs.jobs
  referencing old table as before new table as written
  for each statement execute function jobs.learn_from_changed();
`;
