import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { planSteps, rowsTouched, sentStatements, type TestPerson } from '@puente/service-kit/testing';
import { applicationsOf } from '../testing/answers.ts';
import { ownQuery } from '../testing/application-calls.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

const [employers, seekers] = [50, 1000];
/** Of 100,000: each of 50 employers has two jobs, and to each job apply all of 1,000 people. */
const receivedByEach = 2 * seekers;

let jobs: TestJobs;
let employer: TestPerson;
let seeker: TestPerson;

beforeAll(async () => {
  jobs = await startJobs();
  [employer, seeker] = await Promise.all([jobs.employer(), jobs.seeker()]);
  await Promise.all([postJob(jobs, employer), postJob(jobs, employer)]);
  const others = await Promise.all(Array.from({ length: employers - 1 }, () => jobs.employer()));
  for (const other of others) await Promise.all([postJob(jobs, other), postJob(jobs, other)]);
  await jobs.admin.query(
    `insert into identity.users (username, email, user_type, nombre, apellido)
     select 'otra' || n, 'otra' || n || '@puente.test', 'user', 'Luz', 'Rey' from generate_series(2, $1::int) n`,
    [seekers],
  );
  // Else vacuum takes none of the rows for visible to all yet, without which an index alone is not read.
  await jobs.admin.query('set synchronous_commit = on');
  await allApply('true');
  await jobs.admin.query('vacuum (analyze) jobs.jobs, jobs.applications, jobs.application_events');
}, 120_000);
afterAll(() => jobs.stop());

/** Everybody to each of these jobs. */
const allApply = (whose: string) =>
  jobs.admin.query(
    `insert into jobs.applications (job_id, candidate_id, cover_letter, seen_title, seen_country, seen_province)
     select j.id, u.id, repeat('Tengo experiencia. ', 20), j.title, j.country, j.province
     from identity.users u, jobs.jobs j where u.user_type = 'user' and ${whose} order by md5(u.id || '-' || j.id)`,
  );

const asked = async (path: string, as: TestPerson) => {
  let body: unknown;
  const statements = await sentStatements(async () => {
    body = (await jobs.call(`GET ${path}`, { as })).body;
  });
  return { body, statements: statements.filter(({ text }) => text.includes('jobs.applications')) };
};
const received = () => `/api/applications?filters[job][employer][id][$eq]=${employer.id}&populate=*`;

test.each([
  ['the first page', '&pagination[pageSize]=25', 25],
  ['page 80', '&pagination[pageSize]=25&pagination[page]=80', 25],
])(
  'among 100,000 applications, %s of an employer with 2,000 reads those of the page, and the others in an index',
  async (_, more, rows) => {
    const { body, statements } = await asked(received() + more, employer);
    expect(applicationsOf(body)).toMatchObject({ meta: { pagination: { total: receivedByEach } } });
    expect(applicationsOf(body).data).toHaveLength(rows);
    expect(statements).toHaveLength(1);
    const steps = (
      await Promise.all(statements.map((one) => planSteps(jobs.admin, one, 'applications')))
    ).flat();
    const kinds = steps.map((step) => [step['Node Type'], rowsTouched(step)] as const);
    expect(kinds.filter(([kind]) => kind === 'Index Only Scan')).toEqual([
      ['Index Only Scan', receivedByEach],
    ]);
    expect(kinds.filter(([kind, touched]) => kind !== 'Index Only Scan' && touched > rows)).toEqual([]);
  },
);

test('and no more while statistics tell of a time when nobody else had received any', async () => {
  const { statements } = await asked(`${received()}&pagination[pageSize]=25`, employer);
  expect(statements).toHaveLength(1);
  try {
    await jobs.admin.query('begin; truncate jobs.applications cascade');
    await allApply(`employer_id = ${employer.id}`);
    await jobs.admin.query('analyze jobs.applications');
    await allApply(`employer_id <> ${employer.id} and j.id % 10 = 0`);
    for (const statement of statements) {
      const steps = await planSteps(jobs.admin, statement, 'applications');
      expect(Math.max(...steps.map(rowsTouched))).toBe(receivedByEach);
    }
  } finally {
    await jobs.admin.query('rollback');
  }
});

test('and the counts of an employer or a candidate, and a candidate’s own list, read no more than theirs', async () => {
  for (const [path, as] of [
    ['/api/applications/counts', employer],
    ['/api/applications/counts', seeker],
    [`/api/applications?${ownQuery(seeker)}`, seeker],
    ['/api/job-marks', seeker],
  ] as const) {
    const { statements } = await asked(path, as);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      const steps = await planSteps(jobs.admin, statement, 'applications');
      const scans = steps.filter(
        (step) => step['Node Type'] === 'Seq Scan' || rowsTouched(step) > receivedByEach,
      );
      expect({ path, text: statement.text, scans }).toEqual({ path, text: statement.text, scans: [] });
    }
  }
});
