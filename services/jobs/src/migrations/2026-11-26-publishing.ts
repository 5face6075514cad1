import { Migration } from '@mikro-orm/migrations';

/** What publishing costs, again: indexes that no question uses any more, and plans that were made anew for each job. */
export class Publishing extends Migration {
  override name = '2026-11-26-publishing';

  override up(): void {
    // Filters are answered in memory (decision 33); what a search may understand as a wish has its index still.
    const unused = ['place', 'province', 'category', 'subcategory'];
    this.addSql(`drop index ${unused.map((name) => `jobs.jobs_by_${name}`).join(', ')}`);
    this.addSql(searchTerms);
    this.addSql(learnWords);
  }
}

/**
 * The same words by the same functions. In SQL it was put into the expression of the column, which PostgreSQL plans for each
 * statement that inserts a job; in PL/pgSQL a connection plans it once.
 */
const searchTerms = `
create or replace function jobs.search_terms(value text) returns tsvector
  language plpgsql immutable strict parallel safe as $$
declare
  written constant text := translate(jobs.words(value), '-', ' ');
begin
  return to_tsvector('pg_catalog.spanish', written) || to_tsvector('pg_catalog.spanish', jobs.plain(written));
end $$;
`;

/** The same words, too: each job is read once instead of twice, and letters are told without a pattern. */
const learnWords = `
create or replace function jobs.learn_words(ids integer[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  with written as (
    select concat_ws(' ', j.title, j.category, j.subcategory, j.city, j.province, j.country,
        (select p.nombre_empresa from identity.public_profiles p where p.user_id = j.employer_id)) as names,
      concat_ws(' ', j.description, j.requirements, j.benefits) as texts
    from jobs.jobs j where j.id = any (ids)),
  split as materialized (
    select named, shown, word
    from written,
      lateral (values (true, names), (false, texts)) as part (named, text),
      lateral tsvector_to_array(to_tsvector('pg_catalog.simple', translate(part.text, '/()@.-', '      '))) as lexemes,
      lateral unnest(lexemes, string_to_array(jobs.plain(array_to_string(lexemes, e'\\n')), e'\\n')) as pair (shown, word)
    where length(word) between 3 and 30 and translate(word, 'abcdefghijklmnopqrstuvwxyz', '') = ''),
  counted as materialized (
    select word, named from jobs.lexicon where word = any (array(select word from split)) and jobs = 20),
  found as (
    select word, max(shown collate "C") as shown, least(count(*), 20) as jobs, bool_or(split.named) as named
    from split left join counted using (word)
    where counted.word is null or (split.named and not counted.named)
    group by word)
  insert into jobs.lexicon as known (word, shown, jobs, named)
  select word, shown, jobs, named from found order by word
  on conflict (word) do update
    set jobs = least(20, known.jobs + excluded.jobs), named = known.named or excluded.named;
end $$;
`;
