import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refusal, type TestPerson, wrongPaths } from '@puente/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { applicationOf, jobOf, jobsOf } from '../testing/answers.ts';
import { applied, mine, received } from '../testing/application-calls.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob, sampleJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
let seeker: TestPerson;
let job: number;
beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
});
beforeEach(async () => {
  [seeker, job] = await Promise.all([jobs.seeker(), postJob(jobs, employer)]);
});
afterAll(() => jobs.stop());

const send = (
  key: string,
  { as = seeker, ...data }: { as?: TestPerson; job?: unknown; coverLetter?: string } = {},
) =>
  jobs.call('POST /api/applications', {
    as,
    headers: { 'idempotency-key': key },
    body: { data: { job, coverLetter: 'Tengo experiencia.', ...data } },
  });
const postWith = (key: string, changes: object = {}) =>
  jobs.call('POST /api/jobs', {
    as: employer,
    headers: { 'idempotency-key': key },
    body: { data: { ...sampleJob, status: 'Publicado', ...changes } },
  });

describe('an application that is sent with a key', () => {
  test('and sent again, is made once and answered alike', async () => {
    const key = randomUUID();
    const first = await send(key);
    expect(first.status).toBe(201);
    expect(await send(key)).toEqual(first);
    expect(await mine(jobs, seeker)).toHaveLength(1);
  });

  test('64 times at once, is made once and answered 64 times', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 64 }, () => send(key)));
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(answers[0]?.status).toBe(201);
    expect(await received(jobs, employer, `&filters[job][id][$eq]=${job}`)).toHaveLength(1);
    expect((await mine(jobs, seeker)).map(({ id }) => id)).toEqual([applicationOf(answers[0]?.body).id]);
  });

  test('is answered as it was also when it has been changed, or withdrawn, since: what comes late makes nothing', async () => {
    const key = randomUUID();
    const first = await send(key);
    const { id } = applicationOf(first.body);
    await jobs.call(`PUT /api/applications/${id}`, {
      as: employer,
      body: { data: { status: 'Entrevista' } },
    });
    expect(await send(key)).toEqual(first);
    await jobs.call(`DELETE /api/applications/${id}`, { as: seeker });
    expect(await send(key)).toEqual(first);
    expect(await mine(jobs, seeker)).toEqual([]);
  });

  test('is the same in whatever order its fields are written', async () => {
    const key = randomUUID();
    const bodies = [
      `{"data":{"job":${job},"coverLetter":"Hola"}}`,
      `{"data": {"coverLetter":"Hola", "job":${job}}}`,
    ];
    const sent = [];
    for (const body of bodies)
      sent.push(
        await jobs.call('POST /api/applications', { as: seeker, headers: { 'idempotency-key': key }, body }),
      );
    expect(sent[0]?.status).toBe(201);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('and then something else with the same key, is a 422 that changes nothing', async () => {
    const key = randomUUID();
    const first = await send(key);
    const told = {
      status: 422,
      message: 'Esto ya se envió con otros datos. Revisa lo que enviaste y, si hace falta, envíalo de nuevo.',
    };
    expect(refusal(await send(key, { coverLetter: 'Otra carta' }))).toEqual(told);
    expect(refusal(await send(key, { job: await postJob(jobs, employer) }))).toEqual(told);
    expect(await send(key)).toEqual(first);
    expect(await mine(jobs, seeker)).toHaveLength(1);
  });

  test('shares its key with nobody else: another person’s equal one is another', async () => {
    const [key, other] = [randomUUID(), await jobs.seeker()];
    const [first, second] = [await send(key), await send(key, { as: other })];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(applicationOf(first.body).id).not.toBe(applicationOf(second.body).id);
    expect(await mine(jobs, other)).toHaveLength(1);
  });

  test('to a job that was applied to before is refused as without a key, however often', async () => {
    await applied(jobs, seeker, job);
    const key = randomUUID();
    const told = { status: 409, message: 'Ya aplicaste a este empleo.' };
    expect(refusal(await send(key))).toEqual(told);
    expect(refusal(await send(key))).toEqual(told);
  });

  test('and refused, leaves its key as new: what was wrong can be mended', async () => {
    const key = randomUUID();
    expect(wrongPaths(await send(key, { coverLetter: 'a'.repeat(5001) }))).toEqual(['data.coverLetter']);
    expect((await send(key, { coverLetter: 'Más corta' })).status).toBe(201);
  });

  test.each([
    ['too short', 'siete77'],
    ['too long', 'a'.repeat(101)],
    ['with a space', 'ocho y más'],
    ['twice', 'clave-uno, clave-dos'],
    ['empty', ''],
  ])('whose key is %s is refused', async (_, key) => {
    expect(refusal(await send(key))).toEqual({
      status: 400,
      message: 'Idempotency-Key debe tener de 8 a 100 caracteres visibles, sin espacios ni acentos.',
    });
    expect(await mine(jobs, seeker)).toEqual([]);
  });

  test.each(['12345678', '"8e03978e-40d5-43dd-bc93-6894a57f9324"', '~'.repeat(100)])(
    'may have the key %s',
    async (key) => {
      expect((await send(key)).status).toBe(201);
    },
  );

  test('waits for one with its key that is under way, and is a 503 when that takes too long', async () => {
    const key = randomUUID();
    const holder = await jobs.connectAdmin();
    await holder.query('begin; lock table jobs.applications in share mode');
    const answers = Promise.all([send(key), send(key)]);
    expect((await answers).map(({ status }) => status)).toEqual([503, 503]);
    await holder.query('rollback');
    await holder.end();
    expect((await send(key)).status).toBe(201);
    expect(await mine(jobs, seeker)).toHaveLength(1);
  });

  test('is asked for a session and the role first', async () => {
    const key = randomUUID();
    const call = (as?: TestPerson) =>
      jobs.call('POST /api/applications', {
        ...(as && { as }),
        headers: { 'idempotency-key': key },
        body: { data: { job } },
      });
    expect(refusal(await call()).status).toBe(401);
    expect(refusal(await call(employer)).status).toBe(403);
  });
});

describe('a job that is sent with a key', () => {
  test('many times at once, is published once', async () => {
    const [own, key] = [await jobs.employer(), randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        jobs.call('POST /api/jobs', {
          as: own,
          headers: { 'idempotency-key': key },
          body: { data: { ...sampleJob, status: 'Publicado' } },
        }),
      ),
    );
    expect(answers).toEqual(answers.map(() => answers[0]));
    const { body } = await jobs.call(`GET /api/jobs?filters[employer][id][$eq]=${own.id}`, { as: own });
    expect(jobsOf(body).data.map(({ id }) => id)).toEqual([jobOf(answers[0]?.body).id]);
  });

  test('twice is answered alike, whatever it says', async () => {
    const key = randomUUID();
    const whole = {
      closesOn: '2099-01-31',
      affinities: ['Mujeres', 'Jóvenes'],
      highlight: true,
      phone: null,
    };
    const first = await postWith(key, whole);
    expect(first.status).toBe(201);
    expect(await postWith(key, whole)).toEqual(first);
    const { id, attributes } = jobOf(first.body);
    const read = (await jobs.call(`GET /api/jobs/${id}?populate=employer`, { as: employer })).body;
    expect(jobOf(read).attributes).toEqual(attributes);
  });

  test('with a key that was an application’s, or another job’s, is a 422', async () => {
    const key = randomUUID();
    expect((await postWith(key)).status).toBe(201);
    expect(refusal(await postWith(key, { title: 'Otro' })).status).toBe(422);
  });
});

describe('what is kept of a key', () => {
  test('from before rows were kept is answered as it was', async () => {
    const key = randomUUID();
    const first = await send(key);
    await jobs.admin.query(
      'update jobs.idempotency_keys set written = null, answer = $2 where user_id = $1',
      [seeker.id, JSON.stringify(first.body)],
    );
    expect(await send(key)).toEqual(first);
  });

  test('from when the row told what was seen of the job is answered without it', async () => {
    const key = randomUUID();
    const first = await send(key);
    const { rowCount } = await jobs.admin.query(
      `update jobs.idempotency_keys set written = written::jsonb || '{"seen":{"title":"Cocinera"}}' where user_id = $1`,
      [seeker.id],
    );
    expect(rowCount).toBe(1);
    expect(await send(key)).toEqual(first);
  });

  test('is told to its person, and goes with the account', async () => {
    const key = randomUUID();
    const { id } = applicationOf((await send(key)).body);
    const data = (await jobs.call('GET /api/personal-data/jobs', { as: seeker })).body;
    const written = { id, jobId: job, candidateId: seeker.id, coverLetter: 'Tengo experiencia.' };
    expect(data).toMatchObject({ data: { answersKept: [{ key, answer: written }] } });
    await jobs.deleteAccount(seeker);
    const kept = await jobs.admin.query('select from jobs.idempotency_keys where user_id = $1', [seeker.id]);
    expect(kept.rows).toEqual([]);
  });
});
