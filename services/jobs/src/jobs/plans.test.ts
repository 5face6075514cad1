import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { apiRoutes } from '@puente/service-kit/api-routes';
import { type JobList, sitemapPageSize } from '@puente/domain/jobs';
import {
  askedStatements,
  plannedSteps,
  planSteps,
  rowsTouched,
  sentStatements,
  type Statement,
  type TestPerson,
} from '@puente/service-kit/testing';
import { CurrentJobs } from '../job-index/current-jobs.ts';
import { KeptEntries } from '../job-index/kept-entries.ts';
import { questionsOf } from '../testing/job-questions.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { sampleJob } from '../testing/sample-job.ts';
import { writeManyJobs } from '../testing/many-jobs.ts';
import { askedMails, runAlerts, saved } from '../testing/saved-search-calls.ts';

const many = 100_000;
/** Rows of the table of jobs that a statement may touch. */
const mostRows = many / 10;
/** A page of a sitemap is a range of ids, by their index. */
const mostRowsOf: Readonly<Record<string, number>> = { 'GET /api/jobs/sitemap': sitemapPageSize };

/** Of the table of jobs, nor of a join with it. */
const askNothingOfJobs: ReadonlySet<string> = new Set([
  'GET /api/jobs/facets',
  'GET /api/jobs/alternatives',
  'GET /api/job-marks',
  'GET /api/places',
  'GET /api/posts',
  'GET /api/saved-searches',
]);

let jobs: TestJobs;
let seeker: TestPerson;
let employer: TestPerson;
let lastJob: number;

beforeAll(async () => {
  jobs = await startJobs();
  const employers = await writeManyJobs(jobs, many);
  employer = employers[0]!;
  seeker = await jobs.seeker();
  lastJob = await writeNotes();
  // Else what is read after a start would be among what a question asks.
  const { words } = await jobs.app.get(CurrentJobs).read();
  await words();
}, 120_000);
afterAll(() => jobs.stop());

/** Applications and favourites of the seeker, among those of many others. @returns the newest job */
async function writeNotes(): Promise<number> {
  const { rows } = await jobs.admin.query<{ last: number }>(
    'select max(id) as last from jobs.jobs where closes_on is null',
  );
  await jobs.admin.query(
    `insert into identity.users (username, email, user_type, nombre, apellido)
     select 'otra' || n, 'otra' || n || '@puente.test', 'user', 'Luz', 'Rey' from generate_series(1, 100) n`,
  );
  const notes = `select j.id, u.id, j.title, j.country, j.province
    from (select id, row_number() over (order by username like 'otra%', id) as at
      from identity.users where user_type = 'user') u, jobs.jobs j where j.id % 1000 = u.at`;
  await jobs.admin.query(
    `insert into jobs.applications (job_id, candidate_id, seen_title, seen_country, seen_province) ${notes}`,
  );
  await jobs.admin.query(`insert into jobs.favorites (job_id, user_id) select note.* from (
    select job_id, candidate_id from jobs.applications) note`);
  await jobs.admin.query('vacuum analyze jobs.applications, jobs.favorites, jobs.application_events');
  for (const query of ['q=plomero', 'q=ayudante+de+cocina&estado=Illinois', 'donde=Houston&radio=25']) {
    await saved(jobs, seeker, { query });
  }
  return rows[0]?.last ?? 0;
}

/** What the service really asks of jobs while `work` is done. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent = await sentStatements(work);
  return sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text) && ofJobs.test(text));
}

const ofJobs = /\bjobs"?\."?jobs\b/;
const stepsOnJobs = (statement: Statement) => planSteps(jobs.admin, statement, 'jobs');

async function expectNoScan(route: string, statements: readonly Statement[]): Promise<void> {
  for (const statement of statements) {
    const steps = await stepsOnJobs(statement);
    const planned = [...steps, ...(await plannedSteps(jobs.admin, statement, 'jobs'))];
    const scans = planned.filter((step) => step['Node Type'] === 'Seq Scan');
    expect({ ...statement, scans }).toEqual({ ...statement, scans: [] });
    const rows = Math.max(0, ...steps.map(rowsTouched));
    const most = mostRowsOf[route] ?? mostRows;
    expect({ ...statement, rows: rows <= most || rows }).toEqual({ ...statement, rows: true });
  }
}

describe('among a hundred thousand jobs', () => {
  const gets = apiRoutes.jobs.filter((route) => route.startsWith('GET '));

  test('every question that the service answers is asked here', () => {
    expect(Object.keys(questionsOf({ seeker, employer, lastJob })).sort()).toEqual([...gets].sort());
    expect(gets).toEqual(expect.arrayContaining([...askNothingOfJobs]));
  });

  test.each(gets)('%s never reads them all', async (route) => {
    const statements = await statementsOf(async () => {
      for (const { path, as } of questionsOf({ seeker, employer, lastJob })[route] ?? []) {
        const { status } = await jobs.call(`GET ${path}`, as && { as });
        expect({ path, status }).toEqual({ path, status: 200 });
      }
    });
    expect({ route, asksNothing: statements.length === 0 }).toEqual({
      route,
      asksNothing: askNothingOfJobs.has(route),
    });
    await expectNoScan(route, statements);
  });

  test('alerts never read them all', async () => {
    await jobs.admin.query(
      `update jobs.saved_searches set next_alert_at = now(), last_alert_at = now() - interval '2 days'`,
    );
    const statements = await statementsOf(() => runAlerts(jobs));
    expect(await askedMails(jobs, seeker)).not.toEqual([]);
    await expectNoScan('alerts', statements);
  });

  const paginationOf = async (query: string) =>
    ((await jobs.call(`GET /api/jobs?${query}`)).body as JobList).meta.pagination;

  test('of a word that most jobs have the newest are found, and the answer says that there are more', async () => {
    const ofAll = await paginationOf('_q=ganas');
    expect(ofAll).toMatchObject({ capped: true });
    expect(ofAll.total).toBeGreaterThanOrEqual(500);
    // Of the few that filters leave all are found.
    const query = `filters[publishedAt][$gte]=${new Date(Date.now() - 3_600_000).toISOString()}`;
    expect(await paginationOf(`_q=ganas&${query}`)).toEqual(await paginationOf(query));
  });

  test('so it is of words that are always said together, each of which few jobs have', async () => {
    const { capped, total } = await paginationOf('_q=operador de montacargas trabajo');
    expect({ capped, isMany: total >= 250, isAll: total > 3000 }).toEqual({
      capped: true,
      isMany: true,
      isAll: false,
    });
  });

  test('of words that many jobs have, but few have both, all are found', async () => {
    const { rows } = await jobs.admin.query<{ total: number }>(
      `select count(*)::int as total from jobs.jobs
       where search_vector @@ jobs.search_query('mesera 7') and (closes_on is null or closes_on >= now()::date)`,
    );
    const pagination = await paginationOf('_q=mesera 7');
    expect(pagination).toMatchObject({ total: rows[0]?.total });
    expect(pagination).not.toHaveProperty('capped');
  });

  test.each([
    '/api/jobs',
    '/api/jobs?filters[country]=México&sort=title:desc&pagination[page]=300&populate=*&view=card',
    '/api/jobs?sort=salary&pagination[page]=400',
    '/api/jobs/facets?filters[modality]=Remoto&filters[annualSalary][$gte]=40000',
    '/api/jobs/1?populate=*',
  ])('GET %s is one statement', async (path) => {
    let body: unknown;
    const asked = await askedStatements(async () => {
      ({ body } = await jobs.call(`GET ${path}`));
    });
    expect(asked).toHaveLength(1);
    expect(body).not.toMatchObject({ data: [] });
  });

  test('all of them are read once, when the service starts, by an index', async () => {
    const fresh = await statementsOf(async () => {
      const { words } = await new CurrentJobs(jobs.app.get(MikroORM).em, new KeptEntries()).read();
      await words();
    });
    const nodes = (await Promise.all(fresh.map(stepsOnJobs))).flat().map((step) => step['Node Type']);
    // Without the table itself as soon as it is vacuumed.
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.filter((node) => !node.startsWith('Index'))).toEqual([]);
    // Then their changes alone.
    expect(await statementsOf(() => jobs.call('GET /api/jobs/facets'))).toEqual([]);
  });

  // Last, as new jobs have no words here (`writeManyJobs`).
  test('what is written never reads them all, by its plan', async () => {
    const call = async (route: string, as: TestPerson, data?: object): Promise<number> => {
      const { status, body } = await jobs.call(route, { as, ...(data && { body: { data } }) });
      expect({ route, status }).toEqual({ route, status: status < 300 ? status : 'no success' });
      return (body as { data?: { id?: number } } | undefined)?.data?.id ?? 0;
    };
    const sent = await sentStatements(async () => {
      const job = await call('POST /api/jobs', employer, { ...sampleJob, status: 'Publicado' });
      await call(`PUT /api/jobs/${job}`, employer, { title: 'Cocinera' });
      const application = await call('POST /api/applications', seeker, { job, coverLetter: 'Tengo ganas.' });
      await call(`PUT /api/applications/${application}`, employer, { status: 'Entrevista' });
      await call(`DELETE /api/applications/${application}`, seeker);
      await call(`POST /api/applications/${application}/restore`, seeker);
      await call('POST /api/favorites', seeker, { job });
      await call(`POST /api/jobs/${job}/report`, seeker, { reason: 'Otro', details: 'Raro' });
      await call(`DELETE /api/jobs/${job}`, employer);
    });
    const statements = sent.filter(({ text }) => ofJobs.test(text));
    const written = statements.filter(({ text }) => /\b(insert into|update|delete from)\b/i.test(text));
    expect(written.length).toBeGreaterThanOrEqual(6);
    // What a change and a deletion begin with.
    expect(statements.filter(({ text }) => / for update$/i.test(text)).length).toBeGreaterThanOrEqual(2);
    const read = [];
    for (const statement of statements) {
      const nodes = (await plannedSteps(jobs.admin, statement, 'jobs')).map((step) => step['Node Type']);
      read.push(...nodes);
      const scans = nodes.filter((node) => node === 'Seq Scan');
      expect({ ...statement, scans }).toEqual({ ...statement, scans: [] });
    }
    expect(read).toContain('Index Scan');
  });
});
