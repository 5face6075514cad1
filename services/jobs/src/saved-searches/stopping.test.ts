import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { codeOf, mySearches, saved } from '../testing/saved-search-calls.ts';

let jobs: TestJobs;
let seeker: TestPerson;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.stop());

async function savedWithCode(frequency: string) {
  seeker = await jobs.seeker();
  const id = await saved(jobs, seeker, { frequency });
  return { id, code: await codeOf(jobs, id) };
}
const stop = (code: unknown) => jobs.call('POST /api/saved-searches/stop', { body: { code } });
const resume = (code: unknown) => jobs.call('POST /api/saved-searches/resume', { body: { code } });
const frequency = async () => (await mySearches(jobs, seeker))[0]?.attributes.frequency;
const unknown = 'x'.repeat(43);

/** As a mail program does. */
const oneClick = (
  address: string,
  body: string | URLSearchParams | FormData,
  headers: Record<string, string> = {},
) => fetch(jobs.address + address, { method: 'POST', body, headers });

describe('the code of a mail', () => {
  test('is 256 random bits, and another for each alert', async () => {
    const [first, second] = [await savedWithCode('daily'), await savedWithCode('daily')];
    expect(Buffer.from(first.code, 'base64url')).toHaveLength(32);
    expect(first.code).not.toBe(second.code);
  });

  test.each(['daily', 'weekly'])(
    'stops a %s alert and says which, and takes it up again as it was',
    async (was) => {
      const { code } = await savedWithCode(was);
      for (let time = 0; time < 2; time += 1) {
        expect(await stop(code)).toEqual({
          status: 200,
          body: { data: { name: 'Mesera en Texas', frequency: 'never' } },
        });
        expect(await frequency()).toBe('never');
      }
      for (let time = 0; time < 2; time += 1) {
        expect((await resume(code)).body).toEqual({ data: { name: 'Mesera en Texas', frequency: was } });
        expect(await frequency()).toBe(was);
      }
    },
  );

  test('stops no other alert, not even its owner’s', async () => {
    const { code } = await savedWithCode('daily');
    await saved(jobs, seeker, { query: 'q=cocinera' });
    await stop(code);
    expect((await mySearches(jobs, seeker)).map((it) => it.attributes.frequency)).toEqual(['daily', 'never']);
  });

  test('is told to nobody, its owner included', async () => {
    const { id, code } = await savedWithCode('daily');
    const answers = [
      await jobs.call('GET /api/saved-searches', { as: seeker }),
      await jobs.call(`PUT /api/saved-searches/${id}`, { as: seeker, body: { data: { name: 'X' } } }),
      await jobs.call('GET /api/personal-data/jobs', { as: seeker }),
      await stop(code),
    ];
    expect(JSON.stringify(answers)).not.toContain(code);
  });

  test('of no alert any more is a 404, one that cannot be one a 400', async () => {
    const { id, code } = await savedWithCode('daily');
    await jobs.call(`DELETE /api/saved-searches/${id}`, { as: seeker });
    for (const call of [stop, resume]) {
      for (const gone of [code, unknown]) {
        expect(refusal(await call(gone))).toEqual({ status: 404, message: 'Esta alerta ya no existe.' });
      }
      for (const wrong of ['', 'x', 7, null, `${unknown}'`]) expect((await call(wrong)).status).toBe(400);
    }
    expect((await jobs.call('POST /api/saved-searches/stop', { body: {} })).status).toBe(404);
  });
});

describe('a mail program', () => {
  test.each([
    ['a form', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    [
      'a form in parts',
      () => {
        const form = new FormData();
        form.set('List-Unsubscribe', 'One-Click');
        return form;
      },
    ],
  ])('stops it by %s, as RFC 8058 has it', async (_, body) => {
    const { code } = await savedWithCode('weekly');
    const { status } = await oneClick(`/api/saved-searches/stop?codigo=${code}`, body());
    expect(status).toBe(200);
    expect(await frequency()).toBe('never');
  });

  test('that only looks at the address stops nothing', async () => {
    const { code } = await savedWithCode('daily');
    for (const method of ['GET', 'HEAD']) {
      const { status } = await fetch(`${jobs.address}/api/saved-searches/stop?codigo=${code}`, { method });
      expect(status).toBe(404);
    }
    expect(await frequency()).toBe('daily');
  });

  test('sends forms nowhere else', async () => {
    const form = new URLSearchParams({ code: unknown });
    for (const path of ['/api/saved-searches/resume', '/api/saved-searches', '/api/jobs']) {
      expect((await oneClick(path, form, { authorization: seeker.authorization })).status).toBe(415);
    }
  });

  test('sends no more than a form', async () => {
    const { code } = await savedWithCode('daily');
    const form = new URLSearchParams({ 'List-Unsubscribe': 'x'.repeat(5000) });
    expect((await oneClick(`/api/saved-searches/stop?codigo=${code}`, form)).status).toBe(413);
  });
});
