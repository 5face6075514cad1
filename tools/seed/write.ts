import { hash } from '@node-rs/argon2';
import { demoAccounts } from '@puente/tools/demo-accounts';
import type pg from 'pg';
import { demoEmployer, demoJobs } from './data/demo-employer.ts';
import * as people from './data/demo-people.ts';
import { posts } from './data/posts.ts';
import { daysBefore, type Sample } from './generate.ts';
import { batches, found, insert, type Row } from './insert.ts';
import type { SeedJob } from './job.ts';
import * as row from './rows.ts';

/** The settings of identity's own hashes: argon2id, 12 MiB, three passes, one lane. */
const argon2id = { algorithm: 2, memoryCost: 12_288, timeCost: 3, parallelism: 1 };

/**
 * Writes a sample and the demo accounts into a migrated, empty database, all or nothing.
 * @returns how many jobs are published
 * @throws when the database has accounts already
 */
export async function write(client: pg.Client, sample: Sample, today: string): Promise<number> {
  if (await hasAccounts(client))
    throw new Error('The database has accounts already: sample data goes into an empty one only.');
  await client.query('begin');
  try {
    const total = await writeAll(client, sample, today);
    await client.query('commit');
    // What was written at once waits in lists beside the search indexes: until they are emptied, no plan uses those.
    await client.query('vacuum (analyze) identity.users, jobs.jobs, jobs.applications, jobs.favorites');
    return total;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

export async function hasAccounts(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select exists (select from identity.users) as found');
  return rows[0].found;
}

async function writeAll(client: pg.Client, sample: Sample, today: string): Promise<number> {
  const accounts = new Map(sample.employers.entries());
  const joined = daysBefore(today, 90);
  const seekers = [people.demoSeeker, ...people.otherSeekers];
  const users = await insert(
    client,
    'identity.users',
    row.userColumns,
    [
      ...[...seekers.map((seeker) => ({ ...seeker, user_type: 'user' })), row.demoEmployerRow()].map(
        (account) => ({
          ...account,
          confirmed_at: joined,
          created_at: joined,
        }),
      ),
      ...sample.employers.map((employer) => row.employerRow(employer, joined)),
    ],
    'username',
  );
  const userId = (username: string) => found(users, username);
  const employerOf = ({ employer }: SeedJob) => found(accounts, employer);

  const password_hash = await hash(demoAccounts.password, argon2id);
  await client.query(
    `insert into identity.credentials (user_id, password_hash)
     select id, $2 from identity.users where username = any ($1)`,
    [[people.demoSeeker.username, demoEmployer.username], password_hash],
  );

  const demo = demoJobs.map((job) => row.demoJobRow(job, userId(demoEmployer.username), today));
  const demoIds = await insert(client, 'jobs.jobs', row.jobColumns, demo, 'title');

  let published = demo.filter(({ status }) => status === 'Publicado').length;
  let first: (SeedJob & { id: number; company: string })[] | undefined;
  for (const batch of batches(sample.jobs)) {
    const rows = batch.map((job) => row.jobRow(job, userId(employerOf(job).username)));
    const ids = await insert(client, 'jobs.jobs', row.jobColumns, rows, 'description');
    first ??= batch.map((job) => ({
      ...job,
      id: found(ids, job.description),
      company: employerOf(job).name,
    }));
    published += batch.length;
  }
  await writeApplications(client, { demo, demoIds, userId, others: first ?? [], today });
  await insert(
    client,
    'jobs.posts',
    'nombre text, document_id text, number float8, created_at timestamptz',
    posts.map((post) => ({
      nombre: post.Nombre,
      document_id: post.documentID,
      number: post.Number,
      created_at: daysBefore(today, post.daysAgo),
    })),
    'document_id',
  );
  // Else whoever searches first would wait for it.
  await client.query('select jobs.learn_new_words($1)', [published]);
  return published;
}

interface DemoContext {
  demo: Row[];
  demoIds: Map<string, number>;
  userId: (username: string) => number;
  /** The first sample jobs. */
  others: (SeedJob & { id: number; company: string })[];
  today: string;
}

async function writeApplications(client: pg.Client, { demo, demoIds, userId, others, today }: DemoContext) {
  const received = [...people.receivedApplications, people.sentToDemoEmployer].map((sent) => {
    const job = demo.find(({ title }) => title === sent.job);
    return {
      ...row.applicationRow(userId(sent.seeker), found(demoIds, sent.job), sent, today),
      notes: sent.notes,
      seen_title: sent.job,
      seen_employer: demoEmployer.nombreEmpresa,
      seen_country: job?.['country'],
      seen_province: job?.['province'],
    };
  });
  const candidate = userId(people.demoSeeker.username);
  const rest = [...others];
  const take = (subcategory: string) => {
    const index = rest.findIndex((job) => job.subcategory === subcategory);
    return index < 0 ? [] : rest.splice(index, 1);
  };
  const elsewhere = people.sentElsewhere.flatMap((sent) =>
    take(sent.subcategory).map((job) => ({
      ...row.applicationRow(candidate, job.id, sent, today),
      seen_title: job.title,
      seen_employer: job.company,
      seen_country: job.country,
      seen_province: job.province,
    })),
  );
  await insert(client, 'jobs.applications', row.applicationColumns, [...received, ...elsewhere], 'job_id');
  // Written with the state they have; an employer answers after two days.
  await client.query(`
    update jobs.application_events e
    set at = least(now(), (a.date_applied + 2 + time '15:00') at time zone 'utc')
    from jobs.applications a where a.id = e.application_id and e.at is null`);
  const favourites = people.favouriteSubcategories
    .flatMap(take)
    .map((job, index) => ({ job_id: job.id, user_id: candidate, created_at: daysBefore(today, index) }));
  await insert(
    client,
    'jobs.favorites',
    'job_id int, user_id int, created_at timestamptz',
    favourites,
    'job_id',
  );
}
