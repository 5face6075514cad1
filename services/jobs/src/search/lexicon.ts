import { type EntityManager } from '@mikro-orm/postgresql';
import { ofAnyLength, preparedRowsOf, rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { type Snapshot } from '../job-index/job-changes.ts';
import { type SearchMemory } from '../job-index/memory.ts';
import { parseQuery, type TextQuery } from '../job-index/text-query.ts';

/** What is known of a word of a search. */
export interface KnownWord {
  /** Whether it says something, which «de» and «en» do not. */
  readonly says: boolean;
  /** The word that it is a slip of, with its accents, where it is none of ours itself. */
  readonly meant: string | null;
  /** What finds the word, or the one that is meant. */
  readonly query: TextQuery;
}

/** How many letters of a word so long may be wrong. */
const forgiven = sql`case when length(asked.plain) < 6 then 1 when length(asked.plain) < 10 then 2 else 3 end`;

/**
 * Looks words up, in their order. What no job has ever had is likened to what jobs have: by ear, for which half a letter
 * is wrong, and by letters. Of several the likeliest is a word of titles, places or companies, and of many jobs.
 */
export async function lookUp(
  em: EntityManager,
  words: readonly string[],
  { lasting, passing }: SearchMemory,
): Promise<KnownWord[]> {
  const known = new Map<string, KnownWord>();
  for (const word of words) {
    const before = lasting.get<KnownWord>(`word ${word}`) ?? passing.get<KnownWord>(`word ${word}`);
    if (before) known.set(word, before);
  }
  const others = [...new Set(words)].filter((word) => !known.has(word));
  for (const found of others.length > 0 ? await askFor(em, others) : []) {
    (found.isLasting ? lasting : passing).set(`word ${found.word}`, found);
    known.set(found.word, found);
  }
  return words.flatMap((word) => known.get(word) ?? []);
}

interface AskedWord extends KnownWord {
  readonly word: string;
  /** Whether the next job cannot make it another one: it says nothing, or jobs have it already. */
  readonly isLasting: boolean;
}

async function askFor(em: EntityManager, words: readonly string[]): Promise<AskedWord[]> {
  const rows = await preparedRowsOf(
    em,
    sql<Omit<AskedWord, 'query'> & { query: string }>`
      with asked as materialized (
        select word, plain, stem, jobs.sound(plain) as sound,
          stem is null or exists (select from jobs.lexicon l where l.stem = given_stem.stem) as lasting
        from unnest(${ofAnyLength('text[]', words)}) as word, jobs.plain(word) as plain, lateral (select jobs.stem(plain) as stem) given_stem)
      select asked.word, asked.lasting as "isLasting", asked.stem is not null as says, likely.shown as meant,
        jobs.search_query(coalesce(likely.shown, asked.word))::text as query
      from asked left join lateral (
        select l.shown from jobs.lexicon l
        where (l.sound = asked.sound or l.word % asked.plain)
          and not asked.lasting and asked.plain ~ '^[a-z]{4,30}$'
          and (l.sound = asked.sound or levenshtein_less_equal(l.word, asked.plain, ${forgiven}) <= ${forgiven})
        order by case when l.sound = asked.sound then 0.5 else levenshtein(l.word, asked.plain) end
          - case when l.named then 0.6 else 0 end - l.jobs * 0.02, l.word
        limit 1) likely on true`,
  );
  return rows.map((row) => ({ ...row, query: parseQuery(row.query) }));
}

/** The towns that everybody knows. */
const wellKnown = 20_000;

/** The words that mean something to the search itself, and those of places: no slips, and what slips are mended to. */
export async function learnWords(em: EntityManager, words: readonly string[]): Promise<void> {
  await rowsOf(
    em,
    sql`
      insert into jobs.lexicon (word, shown, jobs, named)
      select jobs.plain(shown), max(shown collate "C"), 20, false
      from (
        select unnest(${[...words]}::text[]) as shown
        union
        select word from jobs.places p join jobs.place_names n on n.place_id = p.id, regexp_split_to_table(n.name, ' ') word
        where p.size >= ${wellKnown} and length(word) > 3) known
      where jobs.plain(shown) ~ '^[a-z]{3,30}$' group by 1 order by 1
      on conflict (word) do update set jobs = 20`,
  );
}

/** In one statement, for which nobody should wait long. */
const mostAtOnce = 500;

/** Those of the jobs that were published or changed before it was called, whoever wrote them. */
export async function learnNewWords(em: EntityManager): Promise<void> {
  for (let learnt = mostAtOnce; learnt === mostAtOnce;) {
    const [row] = await preparedRowsOf(
      em,
      sql<{ learnt: number }>`select jobs.learn_new_words(${mostAtOnce}) as learnt`,
    );
    learnt = row?.learnt ?? 0;
  }
}

/**
 * Those of the names that companies with published jobs have taken since a snapshot: with a job only the name is learnt that its
 * company has by then. Two who learn at once, or one who learns again, leave the same.
 */
export async function learnNames(em: EntityManager, since: Snapshot): Promise<void> {
  for (let last: number | null = 0; last !== null;) {
    const [row]: { last: number | null }[] = await rowsOf(
      em,
      sql<{ last: number | null }>`
        with renamed as materialized (
          select distinct user_id from identity.company_changes
          where changed_by >= pg_snapshot_xmin(${since}::pg_snapshot) and user_id > ${last}
          order by user_id limit ${sql.lit(mostAtOnce)}),
        learnt as (
          insert into jobs.lexicon as known (word, shown, jobs, named)
          select word, max(shown collate "C"), 1, true
          from renamed r join identity.company_names c on c.user_id = r.user_id,
            lateral unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', translate(c.name, '/()@.-', '      ')))) as shown,
            lateral jobs.plain(shown) as word
          where exists (select from jobs.jobs j where j.employer_id = c.user_id and j.status = 'Publicado')
            and word ~ '^[a-z]{3,30}$'
          group by word order by word
          on conflict (word) do update set named = true where not known.named)
        select max(user_id) as last from renamed having count(*) = ${sql.lit(mostAtOnce)}`,
    );
    last = row?.last ?? null;
  }
}
