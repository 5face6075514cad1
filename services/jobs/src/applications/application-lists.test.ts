import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestPerson } from '@puente/service-kit/testing';
import { applicationsOf } from '../testing/answers.ts';
import { applied, askApplications, mine, ownQuery, received } from '../testing/application-calls.ts';
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

const today = () => new Date().toISOString().slice(0, 10);

describe('a candidate’s list', () => {
  test('has their applications only, newest first, with the job, and never the employer’s notes', async () => {
    const person = await jobs.seeker();
    const first = await postJob(jobs, employer, { title: 'Primero' });
    const second = await postJob(jobs, employer, { title: 'Segundo' });
    await applied(jobs, person, first);
    const id = await applied(jobs, person, second);
    await applied(jobs, other, second);
    await jobs.call(`PUT /api/applications/${id}`, {
      as: employer,
      body: { data: { status: 'Entrevista', notes: 'Llamar el lunes' } },
    });
    const list = await mine(jobs, person);
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

  test('is by the day of applying, and of one day the last first', async () => {
    const person = await jobs.seeker();
    const ids: number[] = [];
    for (const day of ['2026-11-20', '2026-11-07', '2026-11-21', '2026-11-20']) {
      const id = await applied(jobs, person, await postJob(jobs, employer));
      await jobs.admin.query('update jobs.applications set date_applied = $1 where id = $2', [day, id]);
      ids.push(id);
    }
    expect((await mine(jobs, person)).map(({ id }) => id)).toEqual([ids[2], ids[3], ids[0], ids[1]]);
  });

  test('keeps of a job withdrawn or deleted what they saw when applying, and nothing newer', async () => {
    const person = await jobs.seeker();
    const withdrawn = await postJob(jobs, employer, { title: 'Visto' });
    const deleted = await postJob(jobs, employer, { title: 'Visto' });
    for (const job of [withdrawn, deleted]) {
      await applied(jobs, person, job);
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
    expect((await mine(jobs, person)).map((it) => it.attributes.job?.data)).toEqual([
      { id: deleted, attributes: seen },
      { id: withdrawn, attributes: seen },
    ]);
  });

  test('shows the job anew once it is published again', async () => {
    const person = await jobs.seeker();
    const job = await postJob(jobs, employer);
    await applied(jobs, person, job);
    const put = (data: object) => jobs.call(`PUT /api/jobs/${job}`, { as: employer, body: { data } });
    await put({ status: 'Borrador', title: 'Nuevo' });
    await put({ status: 'Publicado' });
    expect((await mine(jobs, person))[0]?.attributes.job?.data?.attributes).toMatchObject({
      withdrawn: false,
      title: 'Nuevo',
    });
  });

  test('outlives the employer’s account', async () => {
    const leaving = await jobs.employer();
    const person = await jobs.seeker();
    await applied(jobs, person, await postJob(jobs, leaving));
    await jobs.admin.query('delete from identity.users where id = $1', [leaving.id]);
    expect((await mine(jobs, person))[0]?.attributes.job?.data?.attributes).toMatchObject({
      withdrawn: true,
    });
  });

  test('may be asked about one job', async () => {
    const person = await jobs.seeker();
    const job = await postJob(jobs, employer);
    await applied(jobs, person, job);
    await applied(jobs, person, await postJob(jobs, employer));
    const { body } = await askApplications(jobs, `${ownQuery(person)}&filters[job][id][$eq]=${job}`, person);
    expect(applicationsOf(body).data.map((it) => it.attributes.job?.data?.id)).toEqual([job]);
  });
});

describe('an employer’s list', () => {
  test('has the applications to their own jobs, with the candidate and the notes', async () => {
    const owner = await jobs.employer();
    const job = await postJob(jobs, owner);
    await applied(jobs, seeker, job);
    await applied(jobs, seeker, await postJob(jobs, rival));
    const list = await received(jobs, owner);
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

  test('keeps the applications of a job turned into a draft', async () => {
    const owner = await jobs.employer();
    const job = await postJob(jobs, owner);
    await applied(jobs, seeker, job);
    await jobs.call(`PUT /api/jobs/${job}`, { as: owner, body: { data: { status: 'Borrador' } } });
    expect((await received(jobs, owner))[0]?.attributes.job?.data?.attributes).toMatchObject({
      status: 'Borrador',
    });
  });

  test('has relations only when they are asked for', async () => {
    const owner = await jobs.employer();
    await applied(jobs, seeker, await postJob(jobs, owner));
    const { body } = await askApplications(jobs, `filters[job][employer][id][$eq]=${owner.id}`, owner);
    const [row] = applicationsOf(body).data;
    expect(row?.attributes).not.toHaveProperty('job');
    expect(row?.attributes).not.toHaveProperty('candidate');
  });

  test('is empty for a job of somebody else', async () => {
    const job = await postJob(jobs, rival);
    await applied(jobs, seeker, job);
    expect(await received(jobs, employer, `&filters[job][id][$eq]=${job}`)).toEqual([]);
  });

  test('is told in pages', async () => {
    const owner = await jobs.employer();
    const job = await postJob(jobs, owner);
    await Promise.all([seeker, other, await jobs.seeker()].map((person) => applied(jobs, person, job)));
    const { body } = await askApplications(
      jobs,
      `filters[job][employer][id][$eq]=${owner.id}&pagination[page]=1&pagination[pageSize]=2`,
      owner,
    );
    expect(applicationsOf(body).data).toHaveLength(2);
    expect(applicationsOf(body).meta.pagination).toMatchObject({ total: 3, pageCount: 2 });
  });

  test('tells in each page every application with its whole job, as the list of all does', async () => {
    const owner = await jobs.employer();
    const posted = [await postJob(jobs, owner), await postJob(jobs, owner, { title: 'Otro puesto' })];
    const people = [seeker, other, await jobs.seeker()];
    for (const person of people) for (const job of posted) await applied(jobs, person, job);
    const all = await received(jobs, owner);
    expect(new Set(all.map(({ attributes }) => attributes.job?.data?.id))).toEqual(new Set(posted));
    const pages = await Promise.all(
      [1, 2].map(async (page) => {
        const query = `filters[job][employer][id][$eq]=${owner.id}&populate=job,candidate&pagination[pageSize]=4&pagination[page]=${page}`;
        return applicationsOf((await askApplications(jobs, query, owner)).body).data;
      }),
    );
    expect(pages.flat()).toEqual(all);
  });
});
