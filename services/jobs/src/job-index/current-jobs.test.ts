import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { type KyselyPlugin } from 'kysely';
import { type JobList } from '@puente/domain/jobs';
import { askedStatements } from '@puente/service-kit/testing';
import { HousekeepingService } from '../housekeeping/housekeeping.service.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { writeManyJobs } from '../testing/many-jobs.ts';
import { count } from './bits.ts';
import { CurrentJobs } from './current-jobs.ts';
import { IndexLoader } from './index-loader.ts';
import { mostChanges } from './job-changes.ts';
import { type JobIndex } from './job-index.ts';
import { KeptEntries } from './kept-entries.ts';
import { weights } from './text-query.ts';

const many = 4000;
let jobs: TestJobs;

beforeAll(async () => {
  jobs = await startJobs();
  await writeManyJobs(jobs, many);
}, 120_000);
afterAll(() => jobs.stop());

const found = async (query: string) => {
  const { body } = await jobs.call(`GET /api/jobs?${query}`);
  const { data, meta } = body as JobList;
  return { ids: data.map(({ id }) => id), total: meta.pagination.total };
};

test('places of jobs that left are given up without anybody’s noticing, and what changes meanwhile is not lost', async () => {
  const current = jobs.app.get(CurrentJobs);
  const first = (await current.read()).index;
  const questions = ['sort=title', '_q=plomero', '_q=ayudante de cocina&filters[modality]=Remoto'];
  const before = await Promise.all(questions.map(found));
  for (let round = 0; round < 5; round += 1) {
    await jobs.admin.query('update jobs.jobs set benefits = benefits || $1', [` ${round}`]);
    await current.read();
  }
  expect(first.isWorn).toBe(true);
  expect(await Promise.all(questions.map(found))).toEqual(before);
  // This begins it, and this is meanwhile.
  const [one, other] = [before[0]?.ids[0], before[0]?.ids[1]];
  for (const id of [one, other]) {
    // `writeManyJobs` writes what PostgreSQL would make of the texts.
    await jobs.admin.query(
      `update jobs.jobs set title = 'Alfarera de talavera', search_vector = jobs.search_terms('Alfarera de talavera')
       where id = $1`,
      [id],
    );
    expect((await found('_q=talavera')).ids).toContain(id);
  }
  let now = first;
  while (now === first) {
    await setTimeout(20);
    now = (await current.read()).index;
  }
  expect(now.isWorn).toBe(false);
  expect(now.size).toBe(first.size);
  expect((await found('_q=talavera')).ids.sort()).toEqual([one, other].sort());
  expect(await Promise.all(questions.slice(1).map(found))).toEqual(before.slice(1));
});

test('while very many changes are read, whoever asks for no jobs is answered, and who asks for jobs gets all of them', async () => {
  const current = jobs.app.get(CurrentJobs);
  await current.read();
  await jobs.admin.query(`update jobs.jobs set benefits = benefits || ' más' where id % 2 = 0`);
  await jobs.admin.query(
    `update jobs.jobs set modality = 'Remoto' where id % 3 > 0 and status = 'Publicado'`,
  );
  const before = current.lastKnown();
  let isRead = false;
  const read = current.read().finally(() => (isRead = true));
  const known = new Set<unknown>();
  let turns = 0;
  while (!isRead) {
    await setImmediate();
    known.add(current.lastKnown());
    if (current.lastKnown() === undefined) turns += 1;
  }
  // As they were until the database has told; then nothing half done, for many turns.
  expect([...known].slice(0, 2)).toEqual([before, undefined]);
  expect(turns).toBeGreaterThan(10);
  const { index } = await read;
  const { rows } = await jobs.admin.query<{ total: number }>(
    `select count(*)::int as total from jobs.jobs where modality = 'Remoto' and status = 'Publicado' and id = any($1)`,
    [index.idsOf(index.all)],
  );
  expect(count(index.havingValue('modality', 'Remoto').bits)).toBe(rows[0]?.total);
});

test('where too many have changed, all are read anew', async () => {
  const { em } = jobs.app.get(MikroORM);
  const current = new CurrentJobs(em, new KeptEntries());
  const { index } = await current.read();
  const changed = mostChanges(index.size);
  const change = (ids: number) =>
    jobs.admin.query('insert into jobs.job_changes (job_id) select -id from generate_series(1, $1::int) id', [
      ids,
    ]);
  await change(changed);
  expect((await current.read()).index).toBe(index);
  await change(changed + 1);
  const { index: anew } = await current.read();
  expect(anew).not.toBe(index);
  expect(anew.size).toBe(index.size);
  await jobs.admin.query('delete from jobs.job_changes where job_id < 0');
});

/** How many open jobs have a word. */
const having = (index: JobIndex, lexeme: string) =>
  [...index.windows()].reduce((sum, window) => sum + count(window.withWords({ lexeme, within: weights })), 0);

test('where words could not be read, who asks next begins anew, however early that was', async () => {
  const { em } = jobs.app.get(MikroORM);
  let forks = 0;
  const unreachable = new Proxy({} as EntityManager, {
    get: () => {
      throw new Error('The database went away');
    },
  });
  // The second one reads words.
  const fork = () => {
    forks += 1;
    return forks === 2 ? unreachable : em.fork();
  };
  const fresh = new CurrentJobs({ fork } as EntityManager, new KeptEntries());
  const first = await fresh.read();
  await expect(first.words()).rejects.toThrow('The database went away');
  const second = await fresh.read();
  expect(second.index).not.toBe(first.index);
  await second.words();
  expect(having(second.index, 'gan')).toBeGreaterThan(many / 2);
});

test('lists do not wait for words, and a job that changes before they are read has its own', async () => {
  const { em } = jobs.app.get(MikroORM);
  const fresh = new CurrentJobs(em, new KeptEntries());
  const first = await fresh.read();
  let areRead = false;
  void first.words().then(() => (areRead = true));
  const [id] = first.index.idsOf(first.index.all);
  await jobs.admin.query(
    `update jobs.jobs set title = 'Campanera', search_vector = jobs.search_terms('Campanera') where id = $1`,
    [id],
  );
  const second = await fresh.read();
  expect({ areRead, size: second.index.size }).toEqual({ areRead: false, size: first.index.size });
  await second.words();
  expect(having(second.index, 'campaner')).toBe(1);
  // In the text of every other job, save those of the test before.
  const { rows } = await jobs.admin.query<{ total: number }>(
    `select count(*)::int as total from jobs.jobs j
     where search_vector @@ 'gan' and status = 'Publicado' and id = any($1)`,
    [first.index.idsOf(first.index.all)],
  );
  expect(having(second.index, 'gan')).toBe(rows[0]?.total);
  expect(rows[0]?.total).toBeGreaterThan(many / 2);
});

test('whoever has been writing for long holds nobody up: what was committed meanwhile is read once, and theirs when they are done', async () => {
  const current = jobs.app.get(CurrentJobs);
  const writer = await jobs.connectAdmin();
  try {
    const { index } = await current.read();
    const [slow = 0, ...others] = index.idsOf(index.all).slice(-301);
    await writer.query('begin');
    await writer.query(`update jobs.jobs set modality = 'Remoto', job_type = 'Freelance' where id = $1`, [
      slow,
    ]);
    for (const id of others)
      await jobs.admin.query(`update jobs.jobs set benefits = benefits || ' aún más' where id = $1`, [id]);
    const before = await current.read();
    const asked = await askedStatements(async () => {
      for (let time = 0; time < 3; time += 1) expect(await current.read()).toBe(before);
    });
    expect(asked).toHaveLength(3);
    await writer.query('commit');
    const after = await current.read();
    const [place] = after.index.ofIds([slow]).places;
    expect(after.index.counts.hasValue('jobType', 'Freelance')(place ?? -1)).toBe(true);
  } finally {
    await writer.end();
  }
});

test('where the database fails while changes are applied, all of them are read by who asks next', async () => {
  const { em } = jobs.app.get(MikroORM);
  let areUnreachable = false;
  let statements = 0;
  const fork = () =>
    new Proxy(em.fork(), {
      get: (target, key) => {
        if (areUnreachable && key === 'getKysely' && (statements += 1) > 3)
          throw new Error('The database went away');
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  const current = new CurrentJobs({ fork } as EntityManager, new KeptEntries());
  const { index } = await current.read();
  await jobs.admin.query(`update jobs.jobs set job_type = 'Contrato' where status = 'Publicado'`);
  areUnreachable = true;
  await expect(current.read()).rejects.toThrow('The database went away');
  // Some are applied.
  expect(count(index.havingValue('jobType', 'Contrato').bits)).toBeLessThan(index.size);
  expect(current.lastKnown()).toBeUndefined();
  areUnreachable = false;
  const read = await current.read();
  expect(read.index).toBe(index);
  expect(count(index.havingValue('jobType', 'Contrato').bits)).toBe(index.size);
});

test('an index that was read beside the old one is given up where all jobs are read meanwhile', async () => {
  const { em } = jobs.app.get(MikroORM);
  const loader = new IndexLoader(em);
  const renewed = async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      const one = loader.takeRenewed();
      if (one) return one;
      await setTimeout(20);
    }
    return undefined;
  };
  loader.renew();
  expect((await renewed())?.index.size).toBeGreaterThan(many / 2);
  loader.renew();
  const { words } = await loader.load(em.fork());
  await words;
  expect(await renewed()).toBeUndefined();
});

test('changes are kept for a day, and deleted by who keeps house', async () => {
  await jobs.admin.query(
    `insert into jobs.job_changes (job_id, changed_at) values (-1, now() - interval '25 hours'), (-2, now() - interval '23 hours')`,
  );
  await jobs.app.get(HousekeepingService).clean();
  const { rows } = await jobs.admin.query<{ id: number }>(
    'select job_id as id from jobs.job_changes where job_id < 0',
  );
  expect(rows).toEqual([{ id: -2 }]);
});

test('a job whose last day ends while all are read beside the old index is in neither', async () => {
  const { em } = jobs.app.get(MikroORM);
  let days = 0;
  let wordsMayCome = Promise.resolve();
  const delayed: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const rows = result.rows.map((row) =>
        'today' in row ? { ...row, today: Number(row['today']) + days } : row,
      );
      if (rows.some((row) => 'words' in row && !('title' in row))) await wordsMayCome;
      return { ...result, rows };
    },
  };
  const fork = () =>
    new Proxy(em.fork(), {
      get: (target, key) => {
        if (key === 'getKysely') return () => target.getKysely().withPlugin(delayed);
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  const current = new CurrentJobs({ fork } as EntityManager, new KeptEntries());
  const read = await current.read();
  const { index: first } = read;
  const [last = 0, other = 0] = first.idsOf(first.all);
  const change = (id: number, what: string) =>
    jobs.admin.query(`update jobs.jobs set ${what} where id = $1`, [id]);
  await change(last, `closes_on = (now() at time zone 'Pacific/Honolulu')::date`);
  await read.words();
  while (!first.isWorn) {
    await jobs.admin.query('insert into jobs.job_changes (job_id) select id from jobs.jobs');
    await current.read();
  }
  let giveWords = () => {};
  wordsMayCome = new Promise((resolve) => (giveWords = resolve));
  await change(other, `benefits = 'Comida'`);
  // It is begun by this one, and the day is over for the next.
  await current.read();
  days = 1;
  expect((await current.read()).index.ofIds([last, other]).total).toBe(1);
  giveWords();
  let index = first;
  while (index === first) {
    await setTimeout(20);
    ({ index } = await current.read());
  }
  expect(index.ofIds([last, other]).total).toBe(1);
});
