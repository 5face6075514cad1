import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { openToAll } from '../jobs/open-jobs.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { writeManyJobs } from '../testing/many-jobs.ts';
import { readJobs, readWords } from './indexed-jobs.ts';
import { JobIndex } from './job-index.ts';
import { weights } from './text-query.ts';

let jobs: TestJobs;

beforeAll(async () => {
  jobs = await startJobs();
  await writeManyJobs(jobs, 2500);
  await jobs.admin.query(
    `update jobs.jobs set published_at = published_at - (id % 7) * interval '1 day' where status = 'Publicado'`,
  );
  await jobs.admin.query(
    `update jobs.jobs set status = 'Borrador', published_at = null, date_posted = null where id % 100 = 0`,
  );
}, 120_000);
afterAll(() => jobs.stop());

test.each([
  ['open to all', openToAll, 2000, 0],
  ['drafts among them, which come last', sql<boolean>`true`, 2500, 25],
])(
  'jobs have their places in the order of their publication, and their own words: %s',
  async (_of, where, least, drafts) => {
    const em = jobs.app.get(MikroORM).em.fork();
    const index = new JobIndex();
    await readJobs(index, em, where);
    await readWords(index, em, where);
    const ids = index.idsOf(index.all);
    const { rows } = await jobs.admin.query<{ id: number; isCook: boolean; isDraft: boolean }>(
      `select id, search_vector @@ 'cociner'::tsquery as "isCook", published_at is null as "isDraft"
       from jobs.jobs where id = any($1) order by date_trunc('minute', published_at) nulls last, id`,
      [ids],
    );
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(ids).not.toEqual(ids.toSorted((one, other) => one - other));
    expect(ids.length).toBeGreaterThanOrEqual(least);
    expect(rows.filter(({ isDraft }) => isDraft)).toHaveLength(drafts);
    const cooks = index.words.scoped(() =>
      index.window(0).placesOf(index.window(0).withWords({ lexeme: 'cociner', within: weights })),
    );
    expect([...cooks]).toEqual(rows.flatMap(({ isCook }, place) => (isCook ? [place] : [])));
    expect(cooks.length).toBeGreaterThan(50);
  },
);
