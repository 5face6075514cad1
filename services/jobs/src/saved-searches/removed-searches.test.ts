import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { HousekeepingService } from '../housekeeping/housekeeping.service.ts';
import { savedSearchOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';
import {
  askedMails,
  codeOf,
  makeDue,
  mySearches,
  publishedAgo,
  runAlerts,
  save,
  saved,
} from '../testing/saved-search-calls.ts';

let jobs: TestJobs;
let employer: TestPerson;
let seeker: TestPerson;
beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
});
afterAll(() => jobs.stop());

const remove = (id: number) => jobs.call(`DELETE /api/saved-searches/${id}`, { as: seeker });
const stop = (code: string) => jobs.call('POST /api/saved-searches/stop', { body: { code } });
const kept = async (id: number) =>
  (await jobs.admin.query('select from jobs.saved_searches where id = $1', [id])).rows.length;

/** A search for what one job offers since, and the code of its mails; removed. */
async function removedSearch(trade: string) {
  seeker = await jobs.seeker();
  const first = await saved(jobs, seeker, { query: `q=${trade}` });
  const id = await saved(jobs, seeker, { query: `q=${trade}&pais=Panam%C3%A1` });
  const last = await saved(jobs, seeker, { query: `q=${trade}&modalidad=Remoto` });
  const province = { country: 'Panamá', province: 'Chiriquí', zipCode: '0401' };
  await publishedAgo(jobs, await postJob(jobs, employer, { title: trade, ...province }), 60);
  await makeDue(jobs, id);
  const code = await codeOf(jobs, id);
  expect((await remove(id)).status).toBe(200);
  return { first, id, last, code, again: () => save(jobs, seeker, { query: `q=${trade}&pais=Panam%C3%A1` }) };
}

describe('a saved search that was removed', () => {
  test('is not there for any call, and is not mailed', async () => {
    const { id, first, last, code } = await removedSearch('herrera');
    expect((await mySearches(jobs, seeker)).map((search) => search.id)).toEqual([last, first]);
    const change = await jobs.call(`PUT /api/saved-searches/${id}`, {
      as: seeker,
      body: { data: { name: 'Otro' } },
    });
    for (const answer of [change, await remove(id), await stop(code)]) expect(answer.status).toBe(404);
    await runAlerts(jobs);
    expect(await askedMails(jobs, seeker)).toEqual([]);
  });

  test('is back as it was when it is saved again: its place, what is new, the code of its mails and the next one', async () => {
    const { id, first, last, code, again } = await removedSearch('vitralista');
    const { status, body } = await again();
    expect(status).toBe(201);
    expect(savedSearchOf(body)).toMatchObject({ id, attributes: { frequency: 'daily', newJobs: 1 } });
    expect((await mySearches(jobs, seeker)).map((search) => search.id)).toEqual([last, id, first]);
    await runAlerts(jobs);
    expect(await askedMails(jobs, seeker)).toMatchObject([{ code, found: 1 }]);
    expect((await stop(code)).status).toBe(200);
  });

  test('is back by the name and as often as is asked then', async () => {
    const { again } = await removedSearch('relojera');
    await again();
    const [, search] = await mySearches(jobs, seeker);
    expect((await remove(search!.id)).status).toBe(200);
    const changes = { name: 'Relojes', frequency: 'never', query: search!.attributes.query };
    expect(savedSearchOf((await save(jobs, seeker, changes)).body)).toMatchObject({
      id: search!.id,
      attributes: { name: 'Relojes', frequency: 'never' },
    });
  });

  test('is back once when it is asked for five times at once', async () => {
    const { id, again } = await removedSearch('ebanista');
    const answers = await Promise.all(Array.from({ length: 5 }, again));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await mySearches(jobs, seeker)).filter((search) => search.id === id)).toHaveLength(1);
  });

  test('leaves its place to another one, and then has none to come back to', async () => {
    const { again } = await removedSearch('luthier');
    for (let more = 0; more < 18; more += 1) await saved(jobs, seeker, { query: `q=oficio${more}` });
    expect(await mySearches(jobs, seeker)).toHaveLength(20);
    expect(refusal(await again()).status).toBe(409);
    expect(await mySearches(jobs, seeker)).toHaveLength(20);
  });

  test('is in no way of another that becomes the same', async () => {
    const { first, again } = await removedSearch('talabartera');
    const changes = { data: { query: 'q=talabartera&pais=Panam%C3%A1' } };
    expect((await jobs.call(`PUT /api/saved-searches/${first}`, { as: seeker, body: changes })).status).toBe(
      200,
    );
    expect((await again()).status).toBe(409);
  });

  test('is deleted after ten minutes, and no sooner', async () => {
    const { id, first } = await removedSearch('sastre');
    const clean = () => jobs.app.get(HousekeepingService).clean();
    const removedAgo = (minutes: number) =>
      jobs.admin.query(
        'update jobs.saved_searches set removed_at = now() - make_interval(mins => $2) where id = $1',
        [id, minutes],
      );
    await removedAgo(9);
    await clean();
    expect(await kept(id)).toBe(1);
    await removedAgo(11);
    await clean();
    expect([await kept(id), await kept(first)]).toEqual([0, 1]);
  });
});

test('a search that today’s rules refuse has nothing new, and neither hides the others nor stays for ever', async () => {
  seeker = await jobs.seeker();
  const whole = await saved(jobs, seeker);
  const broken = await saved(jobs, seeker, { query: 'q=herrera' });
  await jobs.admin.query(
    `update jobs.saved_searches set query = 'q=' || repeat('herrera+', 200) where id = $1`,
    [broken],
  );
  expect(await mySearches(jobs, seeker)).toMatchObject([
    { id: broken, attributes: { newJobs: 0 } },
    { id: whole, attributes: { newJobs: 0 } },
  ]);
  expect((await remove(broken)).status).toBe(200);
});
