import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestPerson } from '@puente/service-kit/testing';
import { applicationOf, applicationsOf, refusal, wrongPaths } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob, sampleJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
let rival: TestPerson;
let seeker: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  jobs = await startJobs();
  [employer, rival, seeker, other] = await Promise.all([
    jobs.employer(),
    jobs.employer(),
    jobs.seeker({ nombre: 'Lucía', apellido: 'Ríos' }),
    jobs.seeker(),
  ]);
});
afterAll(() => jobs.stop());

const apply = (as: TestPerson, job: unknown, more: object = {}) =>
  jobs.call('POST /api/applications', {
    as,
    body: { data: { job, coverLetter: 'Tengo experiencia.', ...more } },
  });
const applied = async (as: TestPerson, job: number) => applicationOf((await apply(as, job)).body).id;
const ownQuery = (person: TestPerson) => `filters[candidate][id][$eq]=${person.id}&populate=job`;
const receivedQuery = (person: TestPerson) =>
  `filters[job][employer][id][$eq]=${person.id}&populate=job,candidate&pagination[pageSize]=-1`;
const ask = (query: string, as?: TestPerson) => jobs.call(`GET /api/applications?${query}`, as ? { as } : {});
const mine = async (person: TestPerson) => applicationsOf((await ask(ownQuery(person), person)).body).data;
const received = async (person: TestPerson, more = '') =>
  applicationsOf((await ask(receivedQuery(person) + more, person)).body).data;
const today = () => new Date().toISOString().slice(0, 10);

describe('applying', () => {
  it('answers the application, which is the candidate’s own whatever the body says', async () => {
    const job = await postJob(jobs, employer);
    const { status, body } = await apply(seeker, job, {
      candidate: other.id,
      applicant: other.id,
      employer: rival.id,
      notes: 'mías',
      status: 'Contratada',
      dateApplied: '1999-01-01',
    });
    expect(status).toBe(201);
    expect(applicationOf(body).attributes).toEqual({
      coverLetter: 'Tengo experiencia.',
      status: 'Enviada',
      dateApplied: today(),
    });
    const [row] = await received(employer, `&filters[job][id][$eq]=${job}`);
    expect(row?.attributes.candidate?.data?.id).toBe(seeker.id);
    expect(row?.attributes.notes).toBeNull();
  });

  it('needs no letter', async () => {
    const job = await postJob(jobs, employer);
    const { status, body } = await jobs.call('POST /api/applications', {
      as: seeker,
      body: { data: { job } },
    });
    expect([status, applicationOf(body).attributes.coverLetter]).toEqual([201, null]);
  });

  it('twice to one job is refused', async () => {
    const job = await postJob(jobs, employer);
    await apply(seeker, job);
    expect(refusal(await apply(seeker, job))).toEqual({
      status: 409,
      message: 'Ya aplicaste a este empleo.',
    });
  });

  it('twice at once makes one application', async () => {
    const job = await postJob(jobs, employer);
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply(seeker, job)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await received(employer, `&filters[job][id][$eq]=${job}`)).toHaveLength(1);
  });

  it('is for seekers', async () => {
    const job = await postJob(jobs, employer);
    const before = await jobs.rows('applications');
    expect(refusal(await jobs.call('POST /api/applications', { body: { data: { job } } })).status).toBe(401);
    expect(refusal(await apply(rival, job))).toEqual({
      status: 403,
      message: 'Acceso denegado. Debes ser un usuario para aplicar.',
    });
    expect(await jobs.rows('applications')).toBe(before);
  });

  it('to a draft or to no job is not found', async () => {
    const draft = await postJob(jobs, employer, { status: 'Borrador' });
    for (const job of [draft, 999_999_999]) {
      expect(refusal(await apply(seeker, job))).toEqual({ status: 404, message: 'Empleo no encontrado' });
    }
  });

  it.each([
    [{ job: 0 }, 'data.job'],
    [{ job: -1 }, 'data.job'],
    [{ job: 1.5 }, 'data.job'],
    [{ job: '1; drop table jobs.jobs' }, 'data.job'],
    [{ job: 2_147_483_648 }, 'data.job'],
    [{ job: { $ne: 1 } }, 'data.job'],
    [{ job: null }, 'data.job'],
    [{ coverLetter: 7 }, 'data.coverLetter'],
    [{ coverLetter: 'a\0b' }, 'data.coverLetter'],
    [{ coverLetter: 'a\ud83d' }, 'data.coverLetter'],
    [{ coverLetter: 'x'.repeat(5001) }, 'data.coverLetter'],
    [{ id: 1 }, 'data'],
  ])('with %j is refused and nothing is kept', async (change, path) => {
    const job = await postJob(jobs, employer);
    const before = await jobs.rows('applications');
    const answer = await apply(seeker, job, change);
    expect(refusal(answer).status).toBe(400);
    expect(wrongPaths(answer.body)).toEqual([path]);
    expect(await jobs.rows('applications')).toBe(before);
  });
});

describe('a candidate’s list', () => {
  it('has their applications only, newest first, with the job, and never the employer’s notes', async () => {
    const person = await jobs.seeker();
    const first = await postJob(jobs, employer, { title: 'Primero' });
    const second = await postJob(jobs, employer, { title: 'Segundo' });
    await applied(person, first);
    const id = await applied(person, second);
    await applied(other, second);
    await jobs.call(`PUT /api/applications/${id}`, {
      as: employer,
      body: { data: { status: 'Entrevista', notes: 'Llamar el lunes' } },
    });
    const list = await mine(person);
    expect(list.map((it) => [it.attributes.job?.data?.id, it.attributes.status])).toEqual([
      [second, 'Entrevista'],
      [first, 'Enviada'],
    ]);
    expect(list[0]?.attributes.job?.data?.attributes).toMatchObject({
      withdrawn: false,
      title: 'Segundo',
      salary: sampleJob.salary,
    });
    expect(JSON.stringify(list)).not.toContain('Llamar');
    expect(list[0]?.attributes).not.toHaveProperty('notes');
  });

  it('keeps of a job withdrawn or deleted what they saw when applying, and nothing newer', async () => {
    const person = await jobs.seeker();
    const withdrawn = await postJob(jobs, employer, { title: 'Visto' });
    const deleted = await postJob(jobs, employer, { title: 'Visto' });
    for (const job of [withdrawn, deleted]) {
      await applied(person, job);
      await jobs.call(`PUT /api/jobs/${job}`, {
        as: employer,
        body: { data: { title: 'Nuevo', status: 'Borrador' } },
      });
    }
    await jobs.call(`DELETE /api/jobs/${deleted}`, { as: employer });
    const seen = {
      withdrawn: true,
      title: 'Visto',
      nombreEmpresa: 'La Casita',
      country: sampleJob.country,
      province: sampleJob.province,
    };
    expect((await mine(person)).map((it) => it.attributes.job?.data)).toEqual([
      { id: deleted, attributes: seen },
      { id: withdrawn, attributes: seen },
    ]);
  });

  it('shows the job anew once it is published again', async () => {
    const person = await jobs.seeker();
    const job = await postJob(jobs, employer);
    await applied(person, job);
    const put = (data: object) => jobs.call(`PUT /api/jobs/${job}`, { as: employer, body: { data } });
    await put({ status: 'Borrador', title: 'Nuevo' });
    await put({ status: 'Publicado' });
    expect((await mine(person))[0]?.attributes.job?.data?.attributes).toMatchObject({
      withdrawn: false,
      title: 'Nuevo',
    });
  });

  it('outlives the employer’s account', async () => {
    const leaving = await jobs.employer();
    const person = await jobs.seeker();
    await applied(person, await postJob(jobs, leaving));
    await jobs.admin.query('delete from identity.users where id = $1', [leaving.id]);
    expect((await mine(person))[0]?.attributes.job?.data?.attributes).toMatchObject({ withdrawn: true });
  });

  it('may be asked about one job', async () => {
    const person = await jobs.seeker();
    const job = await postJob(jobs, employer);
    await applied(person, job);
    await applied(person, await postJob(jobs, employer));
    const { body } = await ask(`${ownQuery(person)}&filters[job][id][$eq]=${job}`, person);
    expect(applicationsOf(body).data.map((it) => it.attributes.job?.data?.id)).toEqual([job]);
  });
});

describe('an employer’s list', () => {
  it('has the applications to their own jobs, with the candidate and the notes', async () => {
    const owner = await jobs.employer();
    const job = await postJob(jobs, owner);
    await applied(seeker, job);
    await applied(seeker, await postJob(jobs, rival));
    const list = await received(owner);
    expect(list).toHaveLength(1);
    expect(list[0]?.attributes).toMatchObject({
      coverLetter: 'Tengo experiencia.',
      notes: null,
      status: 'Enviada',
      dateApplied: today(),
      candidate: {
        data: {
          id: seeker.id,
          attributes: {
            username: seeker.username,
            email: seeker.email,
            nombre: 'Lucía',
            apellido: 'Ríos',
            telefono: null,
          },
        },
      },
    });
    expect(list[0]?.attributes.job?.data).toMatchObject({
      id: job,
      attributes: { withdrawn: false, title: sampleJob.title },
    });
  });

  it('keeps the applications of a job turned into a draft', async () => {
    const owner = await jobs.employer();
    const job = await postJob(jobs, owner);
    await applied(seeker, job);
    await jobs.call(`PUT /api/jobs/${job}`, { as: owner, body: { data: { status: 'Borrador' } } });
    expect((await received(owner))[0]?.attributes.job?.data?.attributes).toMatchObject({
      status: 'Borrador',
    });
  });

  it('has relations only when they are asked for', async () => {
    const owner = await jobs.employer();
    await applied(seeker, await postJob(jobs, owner));
    const { body } = await ask(`filters[job][employer][id][$eq]=${owner.id}`, owner);
    const [row] = applicationsOf(body).data;
    expect(row?.attributes).not.toHaveProperty('job');
    expect(row?.attributes).not.toHaveProperty('candidate');
  });

  it('is empty for a job of somebody else', async () => {
    const job = await postJob(jobs, rival);
    await applied(seeker, job);
    expect(await received(employer, `&filters[job][id][$eq]=${job}`)).toEqual([]);
  });

  it('is told in pages', async () => {
    const owner = await jobs.employer();
    const job = await postJob(jobs, owner);
    await Promise.all([seeker, other, await jobs.seeker()].map((person) => applied(person, job)));
    const { body } = await ask(
      `filters[job][employer][id][$eq]=${owner.id}&pagination[page]=1&pagination[pageSize]=2`,
      owner,
    );
    expect(applicationsOf(body).data).toHaveLength(2);
    expect(applicationsOf(body).meta.pagination).toMatchObject({ total: 3, pageCount: 2 });
  });
});

describe('any other question about applications', () => {
  it('by a visitor is a 401', async () => {
    expect(refusal(await ask(ownQuery(seeker))).status).toBe(401);
  });

  it('in the other role’s shape is denied in that role’s words', async () => {
    expect(refusal(await ask(ownQuery(employer), employer))).toEqual({
      status: 403,
      message: 'Acceso denegado. Debes ser un usuario para ver tus aplicaciones.',
    });
    expect(refusal(await ask(receivedQuery(seeker), seeker))).toEqual({
      status: 403,
      message: 'Debes ser empleador para ver los candidatos.',
    });
  });

  it('about somebody else is denied', async () => {
    expect(refusal(await ask(ownQuery(other), seeker)).status).toBe(403);
    expect(refusal(await ask(receivedQuery(rival), employer)).status).toBe(403);
  });

  it.each([
    '',
    'populate=job',
    'filters[status]=Enviada',
    'filters[job][id][$eq]=1',
    'filters[candidate][id][$gt]=0',
    'filters[candidate][id][$ne]=0',
    'filters[candidate][id][$in]=1',
    'filters[candidate][email]=x',
    'filters[job][employer][id][$in]=1',
    'filters[job][title][$contains]=a',
    'filters[notes][$contains]=a',
    'filters[$or][0][candidate][id]=1',
    'filters[candidate][id][$eq]=x',
    'filters[candidate][id][$eq]=99999999999999999999',
  ])('is a 400 for either role: %s', async (query) => {
    expect(refusal(await ask(query, seeker)).status).toBe(400);
    expect(refusal(await ask(query, employer)).status).toBe(400);
  });

  it('in both shapes at once is a 400', async () => {
    const both = `filters[candidate][id][$eq]=${seeker.id}&filters[job][employer][id][$eq]=${employer.id}`;
    expect(refusal(await ask(both, seeker)).status).toBe(400);
    expect(refusal(await ask(both, employer)).status).toBe(400);
  });

  it('with an unknown relation, order or page is a 400', async () => {
    for (const more of ['populate=user', 'sort=status', 'pagination[page]=0', '_q=a']) {
      expect(refusal(await ask(`filters[candidate][id][$eq]=${seeker.id}&${more}`, seeker)).status).toBe(400);
    }
  });
});

describe('changing an application', () => {
  const put = (id: number | string, data: unknown, as?: TestPerson) =>
    jobs.call(`PUT /api/applications/${id}`, { ...(as && { as }), body: { data } });

  it('sets status and notes, each by itself', async () => {
    const id = await applied(seeker, await postJob(jobs, employer));
    const changed = async (data: object) => applicationOf((await put(id, data, employer)).body).attributes;
    expect(await changed({ status: 'En revisión' })).toMatchObject({ status: 'En revisión', notes: null });
    expect(await changed({ notes: 'Muy bien' })).toMatchObject({ status: 'En revisión', notes: 'Muy bien' });
    expect(await changed({})).toMatchObject({ status: 'En revisión', notes: 'Muy bien' });
    expect(await changed({ notes: null })).toMatchObject({ status: 'En revisión', notes: null });
  });

  it('is for the employer of that job', async () => {
    const id = await applied(seeker, await postJob(jobs, employer));
    const data = { status: 'Contratada' };
    expect(refusal(await put(id, data)).status).toBe(401);
    expect(refusal(await put(id, data, seeker))).toEqual({
      status: 403,
      message: 'Debes ser empleador para revisar aplicaciones.',
    });
    expect(refusal(await put(id, data, rival))).toEqual({ status: 404, message: 'Aplicación no encontrada' });
    const kept = await jobs.admin.query('select status from jobs.applications where id = $1', [id]);
    expect(kept.rows).toEqual([{ status: 'Enviada' }]);
  });

  it.each([
    { status: 'Despedida' },
    { status: null },
    { notes: 7 },
    { notes: 'a\0' },
    { coverLetter: 'otra' },
    { candidate: 1 },
    { dateApplied: '1999-01-01' },
  ])('to %j is refused', async (data) => {
    const id = await applied(seeker, await postJob(jobs, employer));
    expect(refusal(await put(id, data, employer)).status).toBe(400);
  });

  it.each([
    ['0', 400],
    ['x', 400],
    ['999999999', 404],
    ['2147483648', 400],
  ])('of id %s is a %i', async (id, status) => {
    expect(refusal(await put(id, { status: 'Enviada' }, employer)).status).toBe(status);
  });
});

describe('withdrawing an application', () => {
  const withdraw = (id: number | string, as?: TestPerson) =>
    jobs.call(`DELETE /api/applications/${id}`, as ? { as } : {});

  it('takes it away, and leaves the candidate free to apply again', async () => {
    const job = await postJob(jobs, employer);
    const id = await applied(seeker, job);
    const { status, body } = await withdraw(id, seeker);
    expect([status, applicationOf(body).id]).toEqual([200, id]);
    expect((await withdraw(id, seeker)).status).toBe(404);
    expect((await apply(seeker, job)).status).toBe(201);
  });

  it('is for its candidate', async () => {
    const id = await applied(seeker, await postJob(jobs, employer));
    const statuses = [await withdraw(id), await withdraw(id, other), await withdraw(id, employer)];
    expect(statuses.map((answer) => refusal(answer).status)).toEqual([401, 404, 403]);
    const kept = await jobs.admin.query('select 1 from jobs.applications where id = $1', [id]);
    expect(kept.rowCount).toBe(1);
  });

  it.each([
    ['0', 400],
    ['x', 400],
    ['999999999', 404],
  ])('of id %s is a %i', async (id, status) => {
    expect(refusal(await withdraw(id, seeker)).status).toBe(status);
  });
});
