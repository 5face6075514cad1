import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { type JobList } from '@puente/domain/jobs';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { writeManyJobs } from '../testing/many-jobs.ts';
import { CurrentJobs } from './current-jobs.ts';
import { EntryWriter } from './entry-writer.service.ts';
import { KeptEntries } from './kept-entries.ts';

let jobs: TestJobs;

beforeAll(async () => {
  jobs = await startJobs();
  await writeManyJobs(jobs, 1000);
}, 120_000);
afterAll(() => jobs.stop());

const views = ['card,employer', 'whole,employer'] as const;

/** A service that lacks what lists show, and its database as `through` lets it be asked. */
async function unwritten(through = (em: EntityManager) => em) {
  const { em } = jobs.app.get(MikroORM);
  const entries = new KeptEntries();
  const current = new CurrentJobs(em, entries);
  const { index } = await current.read();
  const fork = () => through(em.fork());
  const writer = new EntryWriter({ fork } as EntityManager, current, entries);
  const ids = index.idsOf(index.all);
  return {
    entries,
    current,
    writer,
    ids,
    lacking: () => Promise.all(views.map(async (view) => (await entries.page(ids, view)).missing)),
    end: () => entries.onModuleDestroy(),
  };
}

test('what lists show of all open jobs is written as a list answers it', async () => {
  const { writer, entries, ids, lacking, end } = await unwritten();
  expect(ids.length).toBeGreaterThan(500);
  await writer.run();
  expect(await lacking()).toEqual([[], []]);
  for (const [view, wish] of [
    ['card,employer', '&view=card'],
    ['whole,employer', ''],
  ] as const) {
    const { body } = await jobs.call(`GET /api/jobs?populate=employer&pagination[pageSize]=50${wish}`);
    const { data } = body as JobList;
    const shown = data.map(({ id }) => id);
    const written = (await entries.page(shown, view)).entries;
    expect(shown.map((id) => JSON.parse(String(written.get(id))) as unknown)).toEqual(data);
  }
  end();
});

test('where a statement fails, what is left is written by the next run', async () => {
  let forks = 0;
  const { writer, lacking, end } = await unwritten((em) => {
    forks += 1;
    if (forks === 4) throw new Error('The database went away');
    return em;
  });
  await writer.run();
  expect((await lacking())[1]?.length).toBeGreaterThan(100);
  const before = forks;
  await writer.run();
  expect(await lacking()).toEqual([[], []]);
  const needed = forks;
  expect(needed).toBeGreaterThan(before);
  // Then there is nothing to do, until all are read anew.
  await writer.run();
  expect(forks).toBe(needed);
  end();
});

test('a company that is called otherwise while its jobs are read is not kept as it was', async () => {
  const employer = await jobs.employer({ nombreEmpresa: 'La de antes' });
  const { body } = await jobs.call('GET /api/jobs?pagination[pageSize]=1');
  const id = (body as JobList).data[0]?.id ?? 0;
  await jobs.admin.query('update jobs.jobs set employer_id = $2 where id = $1', [id, employer.id]);
  const { writer, current, entries, end } = await unwritten();
  const keepAhead = entries.keepAhead.bind(entries);
  let isRenamed = false;
  entries.keepAhead = (shown, read) =>
    keepAhead(shown, async () => {
      const rows = await read();
      if (isRenamed || !rows.some((row) => row.id === id)) return rows;
      isRenamed = true;
      await jobs.admin.query(`update identity.users set nombre_empresa = 'La de ahora' where id = $1`, [
        employer.id,
      ]);
      await current.read();
      return rows;
    });
  await writer.run();
  const [card, whole] = await Promise.all(
    views.map(async (view) => String((await entries.page([id], view)).entries.get(id) ?? 'not kept')),
  );
  // It was read before that, and the card after it.
  expect(whole).toBe('not kept');
  expect(card).toContain('La de ahora');
  end();
});
