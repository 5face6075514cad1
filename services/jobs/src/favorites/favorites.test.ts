import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { favoriteOf, favoritesOf } from '../testing/answers.ts';
import { HousekeepingService } from '../housekeeping/housekeeping.service.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob, sampleJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
let seeker: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  jobs = await startJobs();
  [employer, seeker, other] = await Promise.all([jobs.employer(), jobs.seeker(), jobs.seeker()]);
});
afterAll(() => jobs.stop());

const keep = (as: TestPerson, job: unknown, more: object = {}) =>
  jobs.call('POST /api/favorites', { as, body: { data: { job, ...more } } });
const ask = (query: string, as?: TestPerson) => jobs.call(`GET /api/favorites?${query}`, as ? { as } : {});
const queryOf = (person: TestPerson) =>
  `filters[user][id][$eq]=${person.id}&populate=job&pagination[pageSize]=-1`;
async function untilWaiting(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await jobs.admin.query(waiting)).rowCount === 0) await pause(10);
}
const favorites = async (person: TestPerson, more = '') =>
  favoritesOf((await ask(queryOf(person) + more, person)).body).data;

describe('keeping a favourite', () => {
  test('answers it, and it is the caller’s own whatever the body says', async () => {
    const job = await postJob(jobs, employer);
    const { status, body } = await keep(seeker, job, { user: other.id });
    expect(status).toBe(201);
    expect(Math.abs(Date.parse(favoriteOf(body).attributes.createdAt) - Date.now())).toBeLessThan(60_000);
    expect((await favorites(seeker)).map((it) => it.attributes.job?.data?.id)).toContain(job);
    expect((await favorites(other)).map((it) => it.attributes.job?.data?.id)).not.toContain(job);
  });

  test('twice is refused', async () => {
    const job = await postJob(jobs, employer);
    await keep(seeker, job);
    expect(refusal(await keep(seeker, job))).toEqual({
      status: 409,
      message: 'Este empleo ya está en tus favoritos.',
    });
  });

  test('twice at once makes one', async () => {
    const person = await jobs.seeker();
    const job = await postJob(jobs, employer);
    const answers = await Promise.all(Array.from({ length: 6 }, () => keep(person, job)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await favorites(person)).toHaveLength(1);
  });

  test('of a job that is being deleted is not found', async () => {
    const job = await postJob(jobs, employer);
    await jobs.admin.query('begin');
    await jobs.admin.query('delete from jobs.jobs where id = $1', [job]);
    const answer = keep(seeker, job);
    // The favourite waits for the deletion, whose job it still sees.
    await untilWaiting();
    await jobs.admin.query('commit');
    expect(refusal(await answer).status).toBe(404);
  });

  test('of a draft or of no job is not found', async () => {
    const draft = await postJob(jobs, employer, { status: 'Borrador' });
    for (const job of [draft, 999_999_999]) {
      expect(refusal(await keep(seeker, job))).toEqual({ status: 404, message: 'Empleo no encontrado' });
    }
  });

  test.each([{ job: 0 }, { job: 'x' }, { job: 2_147_483_648 }, { job: [1] }, { resource: 'x' }])(
    'with %j is refused and nothing is kept',
    async (change) => {
      const job = await postJob(jobs, employer);
      const before = await jobs.rows('favorites');
      expect(refusal(await keep(seeker, job, change)).status).toBe(400);
      expect(await jobs.rows('favorites')).toBe(before);
    },
  );
});

describe('the list of favourites', () => {
  test('has the newest first, with the job as it is now', async () => {
    const person = await jobs.seeker();
    const first = await postJob(jobs, employer);
    const second = await postJob(jobs, employer);
    await keep(person, first);
    await keep(person, second);
    await jobs.call(`PUT /api/jobs/${first}`, { as: employer, body: { data: { title: 'Nuevo' } } });
    const list = await favorites(person);
    expect(list.map((it) => it.attributes.job?.data?.attributes.title)).toEqual([sampleJob.title, 'Nuevo']);
  });

  test('leaves out a job turned into a draft, until it is published again', async () => {
    const person = await jobs.seeker();
    const job = await postJob(jobs, employer);
    await keep(person, job);
    const put = (status: string) =>
      jobs.call(`PUT /api/jobs/${job}`, { as: employer, body: { data: { status } } });
    await put('Borrador');
    expect(await favorites(person)).toEqual([]);
    await put('Publicado');
    expect(await favorites(person)).toHaveLength(1);
  });

  test('may be asked about some jobs, and without relations', async () => {
    const person = await jobs.seeker();
    const job = await postJob(jobs, employer);
    await keep(person, job);
    await keep(person, await postJob(jobs, employer));
    expect(await favorites(person, `&filters[job][id][$eq]=${job}`)).toHaveLength(1);
    expect(
      await favorites(person, `&filters[job][id][$in][0]=${job}&filters[job][id][$in][1]=1`),
    ).toHaveLength(1);
    await keep(other, job);
    const { body } = await ask('', person);
    expect(favoritesOf(body).data).toHaveLength(2);
    expect(favoritesOf(body).data[0]?.attributes).not.toHaveProperty('job');
  });

  test('of somebody else is denied', async () => {
    expect(refusal(await ask(queryOf(other), seeker)).status).toBe(403);
  });

  test.each([
    'filters[user][email]=x',
    'filters[user][id][$in]=1',
    'populate=user',
    'sort=id',
    'pagination[page]=0',
  ])('by %s is a 400', async (query) => {
    expect(refusal(await ask(query, seeker)).status).toBe(400);
  });
});

describe('removing a favourite', () => {
  const remove = (id: number | string, as?: TestPerson) =>
    jobs.call(`DELETE /api/favorites/${id}`, as ? { as } : {});

  test('takes it away, once', async () => {
    const id = favoriteOf((await keep(seeker, await postJob(jobs, employer))).body).id;
    expect((await remove(id, seeker)).status).toBe(200);
    expect(refusal(await remove(id, seeker))).toEqual({ status: 404, message: 'Favorito no encontrado' });
  });

  test('of somebody else is not found', async () => {
    const id = favoriteOf((await keep(seeker, await postJob(jobs, employer))).body).id;
    expect(refusal(await remove(id, other)).status).toBe(404);
    expect((await remove(id, seeker)).status).toBe(200);
  });

  test.each(['0', 'x', '2147483648'])('of id %s is a 400', async (id) => {
    expect(refusal(await remove(id, seeker)).status).toBe(400);
  });
});

describe('saving again what was removed', () => {
  const favorite = async () => {
    const own = await jobs.seeker();
    const open = [
      await postJob(jobs, employer),
      await postJob(jobs, employer),
      await postJob(jobs, employer),
    ];
    for (const job of open) await jobs.call('POST /api/favorites', { as: own, body: { data: { job } } });
    const list = async () =>
      favoritesOf((await jobs.call('GET /api/favorites', { as: own })).body).data.map(({ id }) => id);
    const before = await list();
    const [, id] = before;
    await jobs.call(`DELETE /api/favorites/${id}`, { as: own });
    const save = () => jobs.call('POST /api/favorites', { as: own, body: { data: { job: open[1] } } });
    const age = () =>
      jobs.admin.query(
        `update jobs.favorites set removed_at = removed_at - interval '10 minutes' where id = $1`,
        [id],
      );
    return { own, list, before, id, save, age };
  };

  test('puts it back in its place, as the same one', async () => {
    const { list, before, id, save } = await favorite();
    expect(await list()).toEqual(before.filter((one) => one !== id));
    const { status, body } = await save();
    expect([status, favoriteOf(body).id]).toEqual([201, id]);
    expect(await list()).toEqual(before);
    expect(refusal(await save()).status).toBe(409);
  });

  test('after ten minutes is as new: the first of the list', async () => {
    const { list, before, id, save, age } = await favorite();
    await age();
    await save();
    expect(await list()).toEqual([id, before[0], before[2]]);
  });

  test('while it is cleaned up leaves it, once', async () => {
    const { own, list, save, age } = await favorite();
    await age();
    const clean = () => jobs.app.get(HousekeepingService).clean();
    const [saved] = await Promise.all([save(), clean(), clean()]);
    expect(saved.status).toBe(201);
    expect(await list()).toHaveLength(3);
    const kept = await jobs.admin.query('select from jobs.favorites where user_id = $1', [own.id]);
    expect(kept.rows).toHaveLength(3);
  });

  test('too late finds nothing left of it', async () => {
    const { own, age } = await favorite();
    await age();
    await jobs.app.get(HousekeepingService).clean();
    const kept = await jobs.admin.query('select from jobs.favorites where user_id = $1', [own.id]);
    expect(kept.rows).toHaveLength(2);
  });
});

describe('favourites', () => {
  test('are for seekers who are signed in', async () => {
    const job = await postJob(jobs, employer);
    const before = await jobs.rows('favorites');
    const body = { data: { job } };
    const denial = { status: 403, message: 'Acceso denegado. Debes ser un usuario para guardar favoritos.' };
    for (const [route, options] of [
      ['GET /api/favorites', {}],
      ['POST /api/favorites', { body }],
      ['DELETE /api/favorites/1', {}],
    ] as const) {
      expect(refusal(await jobs.call(route, options)).status).toBe(401);
      expect(refusal(await jobs.call(route, { ...options, as: employer }))).toEqual(denial);
    }
    expect(await jobs.rows('favorites')).toBe(before);
  });
});
