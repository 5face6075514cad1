import { availableParallelism } from 'node:os';
import type pg from 'pg';
import type { Sample } from './generate.ts';
import { batches, found } from './insert.ts';
import type { SeedEmployer, SeedJob } from './job.ts';
import * as row from './rows.ts';
import { createVocabulary } from './vocabulary.ts';
import { write } from './write.ts';

/** From so many jobs on it is worth it: fewer get the same ids each time, and need no rights over the tables. */
export const many = 20_000;

const columns = row.jobColumns
  .split(', ')
  .map((column) => column.split(' ')[0])
  .join(', ');

/**
 * What `write` does, for up to millions of jobs: over several connections, with indexes made afterwards, and the words of
 * enough jobs learnt instead of those of all (half a millisecond each). Not all or nothing: a database in which it was
 * interrupted lacks indexes, and is to be made anew. Nobody else should write meanwhile.
 * @param connect as an owner of the tables
 * @returns how many jobs are published
 */
export async function writeMany(
  connect: () => Promise<pg.Client>,
  sample: Sample,
  today: string,
): Promise<number> {
  const rest = batches(sample.jobs);
  const client = await connect();
  const clients = [client];
  try {
    // Accounts, and the jobs that their applications and favourites are about.
    const first = { ...sample, jobs: rest.next().value ?? [] };
    let published = await write(client, first, today);
    while (clients.length < Math.max(2, availableParallelism())) clients.push(await connect());
    for (const each of clients) await each.query('set synchronous_commit = off');
    const indexes = await dropIndexes(client);
    await client.query('alter table jobs.jobs disable trigger jobs_words_of_new');
    published += await writeRest(clients, { employers: sample.employers, batches: rest });
    await client.query('alter table jobs.jobs enable trigger jobs_words_of_new');
    await share(clients, indexes, async (each, index) => {
      await each.query(`set maintenance_work_mem = '512MB'`);
      await each.query(index);
    });
    await client.query('vacuum (analyze) jobs.jobs, jobs.job_changes, jobs.lexicon');
    return published;
  } finally {
    await Promise.all(clients.map((each) => each.end()));
  }
}

interface Rest {
  employers: readonly SeedEmployer[];
  batches: Iterable<SeedJob[]>;
}

async function writeRest(clients: readonly pg.Client[], { employers, batches }: Rest): Promise<number> {
  const ids = await employerIds(clients[0] as pg.Client);
  const hasNewWords = createVocabulary();
  let written = 0;
  await share(clients, batches, async (client, jobs) => {
    const hasNews = jobs.map((job) => hasNewWords(job, employers[job.employer] as SeedEmployer));
    for (const news of [true, false]) {
      const some = jobs.filter((_, at) => hasNews[at] === news);
      const rows = some.map((job) => row.jobRow(job, found(ids, employers[job.employer]?.username)));
      const inserted = await client.query<{ id: number }>(
        `insert into jobs.jobs (${columns}) select ${columns} from json_to_recordset($1) as row (${row.jobColumns}) returning id`,
        [JSON.stringify(rows)],
      );
      if (news) await client.query('select jobs.learn_words($1)', [inserted.rows.map(({ id }) => id)]);
    }
    written += jobs.length;
  });
  return written;
}

async function employerIds(client: pg.Client): Promise<Map<string | undefined, number>> {
  const { rows } = await client.query<{ id: number; username: string }>(
    `select id, username from identity.users where user_type = 'employer'`,
  );
  return new Map(rows.map(({ id, username }) => [username, id]));
}

/** Those that no constraint stands on. @returns the statements that make them again, the long ones first */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
     where indrelid = 'jobs.jobs'::regclass
       and not exists (select from pg_constraint where conindid = indexrelid)
     order by amname = 'btree', name`,
  );
  await client.query(`drop index ${rows.map(({ name }) => name).join(', ')}`);
  return rows.map(({ definition }) => definition);
}

/** Does the work of all items, each on a connection that is free. */
async function share<T>(
  clients: readonly pg.Client[],
  items: Iterable<T>,
  work: (client: pg.Client, item: T) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  await Promise.all(
    clients.map(async (client) => {
      for (let next = left.next(); !next.done; next = left.next()) await work(client, next.value);
    }),
  );
}
