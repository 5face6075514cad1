import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { HousekeepingService } from '../housekeeping/housekeeping.service.ts';
import { applicationOf, applicationsOf } from '../testing/answers.ts';
import { applied, apply, mine, received } from '../testing/application-calls.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
let seeker: TestPerson;
let job: number;
let id: number;
beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
});
beforeEach(async () => {
  seeker = await jobs.seeker();
  job = await postJob(jobs, employer);
  id = await applied(jobs, seeker, job);
});
afterAll(() => jobs.stop());

const withdraw = () => jobs.call(`DELETE /api/applications/${id}`, { as: seeker });
const restore = (as?: TestPerson) => jobs.call(`POST /api/applications/${id}/restore`, as ? { as } : {});
const change = (data: object) => jobs.call(`PUT /api/applications/${id}`, { as: employer, body: { data } });
const withdrawn = async (as = seeker) =>
  applicationsOf((await jobs.call('GET /api/applications/withdrawn', { as })).body).data;
const receivedOf = () => received(jobs, employer, `&filters[job][id][$eq]=${job}`);
const clean = () => jobs.app.get(HousekeepingService).clean();
/** As if it had been withdrawn so many minutes earlier. */
const age = (minutes: number) =>
  jobs.admin.query(
    'update jobs.applications set withdrawn_at = withdrawn_at - make_interval(mins => $1) where id = $2',
    [minutes, id],
  );
const rowsLeft = async () =>
  (await jobs.admin.query('select from jobs.applications where candidate_id = $1', [seeker.id])).rows.length;
const told = {
  tooLate: { status: 404, message: 'Ya no se puede deshacer. Si quieres, aplica de nuevo.' },
  again: { status: 409, message: 'Ya aplicaste a este empleo.' },
  gone: { status: 404, message: 'Aplicación no encontrada' },
};

describe('a withdrawn application', () => {
  test('is gone at once for its employer: from lists and counts, for changes, and with the CV', async () => {
    const { body } = await withdraw();
    expect(applicationOf(body)).toMatchObject({ id, attributes: { coverLetter: 'Tengo experiencia.' } });
    expect(await receivedOf()).toEqual([]);
    expect(refusal(await change({ status: 'Entrevista' }))).toEqual(told.gone);
    const counts = (await jobs.call('GET /api/applications/counts', { as: employer })).body;
    expect(JSON.stringify(counts)).not.toContain(`"id":${job},`);
    const own = await jobs.call(`GET /api/jobs/${job}?populate=*`, { as: employer });
    expect(own.body).toMatchObject({ data: { attributes: { applicationsCount: 0 } } });
    const readers = await jobs.admin.query('select from jobs.received_applications where candidate_id = $1', [
      seeker.id,
    ]);
    expect(readers.rows).toEqual([]);
    const data = (await jobs.call('GET /api/personal-data/jobs', { as: employer })).body;
    expect(
      (data as { data: { receivedApplications: { id: number }[] } }).data.receivedApplications,
    ).not.toContainEqual(expect.objectContaining({ id }));
  });

  test('is none of its candidate’s applications any more, and told apart from them for ten minutes', async () => {
    const { body } = await withdraw();
    const until = applicationOf(body).attributes.restorableUntil ?? '';
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(9 * 60_000);
    expect(await mine(jobs, seeker)).toEqual([]);
    expect(await withdrawn()).toMatchObject([
      {
        id,
        attributes: { restorableUntil: until, job: { data: { id: job, attributes: { withdrawn: false } } } },
      },
    ]);
    expect((await jobs.call('GET /api/applications/counts', { as: seeker })).body).toEqual({
      data: { byStatus: [], newByJob: [] },
    });
    expect((await jobs.call('GET /api/personal-data/jobs', { as: seeker })).body).toMatchObject({
      data: { applications: [{ id, withdrawnAt: expect.any(String) }] },
    });
    expect(await withdrawn(await jobs.seeker())).toEqual([]);
    await age(10);
    expect(await withdrawn()).toEqual([]);
  });

  test('cannot be withdrawn again, which would prolong its time', async () => {
    await withdraw();
    expect(refusal(await withdraw())).toEqual(told.gone);
  });

  test('is deleted for good when its time is over, with its history; others stay', async () => {
    const other = await applied(jobs, seeker, await postJob(jobs, employer));
    await withdraw();
    await clean();
    expect(await rowsLeft()).toBe(2);
    await age(10);
    await clean();
    expect((await mine(jobs, seeker)).map((one) => one.id)).toEqual([other]);
    expect(await rowsLeft()).toBe(1);
    const history = await jobs.admin.query('select from jobs.application_events where application_id = $1', [
      id,
    ]);
    expect(history.rows).toEqual([]);
  });

  test('leaves its candidate free to apply again, which is another application', async () => {
    await change({ status: 'Rechazada' });
    await withdraw();
    const again = await applied(jobs, seeker, job);
    expect(again).not.toBe(id);
    expect(await mine(jobs, seeker)).toMatchObject([{ id: again, attributes: { status: 'Enviada' } }]);
    expect(await receivedOf()).toMatchObject([{ id: again }]);
    expect(refusal(await apply(jobs, seeker, job))).toEqual(told.again);
  });
});

describe('taking a withdrawal back', () => {
  test('brings the application back as it was: letter, state, notes, history, version', async () => {
    await change({ status: 'Entrevista', notes: 'Martes a las 10' });
    const query = `populate=candidate,history&filters[job][id][$eq]=${job}&filters[job][employer][id][$eq]=${employer.id}`;
    const all = async () => (await jobs.call(`GET /api/applications?${query}`, { as: employer })).body;
    const before = await all();
    await withdraw();
    const { status, body } = await restore(seeker);
    expect([status, applicationOf(body)]).toMatchObject([200, { id, attributes: { status: 'Entrevista' } }]);
    expect(applicationOf(body).attributes).not.toHaveProperty('notes');
    expect(await all()).toEqual(before);
    expect((await change({ status: 'Contratada', version: 2 })).status).toBe(200);
  });

  test('twice, as when the first answer was lost, is answered alike', async () => {
    await withdraw();
    expect(await restore(seeker)).toEqual(await restore(seeker));
  });

  test('comes too late after ten minutes, cleaned up or not', async () => {
    await withdraw();
    await age(10);
    expect(refusal(await restore(seeker))).toEqual(told.tooLate);
    await clean();
    expect(refusal(await restore(seeker))).toEqual(told.tooLate);
  });

  test('after having applied again is refused, and the new one stands', async () => {
    await withdraw();
    const again = await applied(jobs, seeker, job);
    expect(await withdrawn()).toEqual([]);
    expect(refusal(await restore(seeker))).toEqual(told.again);
    expect((await mine(jobs, seeker)).map((one) => one.id)).toEqual([again]);
  });

  test('of a job that is no more brings back what was seen of it', async () => {
    await withdraw();
    await jobs.call(`DELETE /api/jobs/${job}`, { as: employer });
    const asSeen = [{ id, attributes: { job: { data: { attributes: { withdrawn: true } } } } }];
    expect(await withdrawn()).toMatchObject(asSeen);
    expect((await restore(seeker)).status).toBe(200);
    expect(await mine(jobs, seeker)).toMatchObject(asSeen);
  });

  test('is for its candidate', async () => {
    await withdraw();
    const statuses = [await restore(), await restore(await jobs.seeker()), await restore(employer)];
    expect(statuses.map((answer) => refusal(answer).status)).toEqual([401, 404, 403]);
    expect(await mine(jobs, seeker)).toEqual([]);
  });
});

describe('at once', () => {
  const outcome = async () => {
    const [own, theirs] = [await mine(jobs, seeker), await receivedOf()];
    expect(theirs.map((one) => one.id)).toEqual(own.map((one) => one.id));
    expect(own.length).toBeLessThanOrEqual(1);
    return own[0]?.id;
  };
  const round = async (work: () => Promise<void>) => {
    for (let turn = 0; turn < 8; turn += 1) {
      seeker = await jobs.seeker();
      job = await postJob(jobs, employer);
      id = await applied(jobs, seeker, job);
      await work();
    }
  };

  test('taking back and applying again leave one of the two, and the other is told', async () => {
    await round(async () => {
      await withdraw();
      const [back, again] = await Promise.all([restore(seeker), apply(jobs, seeker, job)]);
      expect([back.status, again.status].sort()).toEqual([expect.any(Number), 409]);
      const standing = await outcome();
      expect(standing).toBe(back.status === 200 ? id : applicationOf(again.body).id);
    });
  });

  test('taking back and cleaning up leave it whole, or nothing', async () => {
    await round(async () => {
      await withdraw();
      // A hair before its time is over: whether it is then, each decides by itself.
      await jobs.admin.query(
        `update jobs.applications set withdrawn_at = now() - interval '10 minutes' + interval '15 ms' where id = $1`,
        [id],
      );
      const [back] = await Promise.all([restore(seeker), clean(), clean()]);
      expect([200, 404]).toContain(back.status);
      expect(await outcome()).toBe(back.status === 200 ? id : undefined);
      if (back.status !== 200) await clean();
      expect(await rowsLeft()).toBe(back.status === 200 ? 1 : 0);
    });
  });

  test('withdrawing, taking back and the employer’s changes lose no change that was answered', async () => {
    await round(async () => {
      const answers = await Promise.all([
        withdraw(),
        change({ status: 'En revisión' }),
        restore(seeker),
        change({ notes: 'Llamar' }),
      ]);
      // 409: withdrawn when it was to be changed, and taken back when it was looked up why not.
      for (const { status } of answers) expect([200, 404, 409]).toContain(status);
      await restore(seeker);
      const [, moved, , noted] = answers;
      expect(await receivedOf()).toEqual([
        expect.objectContaining({
          attributes: expect.objectContaining({
            status: moved.status === 200 ? 'En revisión' : 'Enviada',
            notes: noted.status === 200 ? 'Llamar' : null,
          }),
        }),
      ]);
    });
  });
});
