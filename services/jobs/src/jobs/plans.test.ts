import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { apiRoutes } from '@puente/service-kit/api-routes';
import pg from 'pg';
import { CurrentJobs } from '../job-index/current-jobs.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { writeManyJobs } from '../testing/many-jobs.ts';

const many = 100_000;
/** Rows of the table of jobs that a statement may touch: what two frequent words find, and far from all. */
const mostRows = many / 5;

let jobs: TestJobs;

beforeAll(async () => {
  jobs = await startJobs();
  await writeManyJobs(jobs, many);
  await jobs.call('GET /api/jobs');
}, 120_000);
afterAll(() => jobs.stop());

interface Statement {
  text: string;
  values: unknown[];
}

/** What the service really asks the database while `work` is done. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const asked: Statement[] = [];
  const query = pg.Client.prototype.query;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...parts: unknown[]
  ) {
    const [statement, values = []] = parts as [string | { text: string; values?: unknown[] }, unknown[]?];
    const { text, values: bound = values } = typeof statement === 'string' ? { text: statement } : statement;
    asked.push({ text, values: bound });
    return Reflect.apply(query, this, parts) as never;
  } as never);
  await work();
  spy.mockRestore();
  return asked.filter(({ text }) => /^\s*(select|with)\b/i.test(text) && text.includes('jobs.jobs'));
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

const stepsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];

async function stepsOnJobs({ text, values }: Statement): Promise<Plan[]> {
  const { rows } = await jobs.admin.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return plan ? stepsOf(plan).filter((step) => step['Relation Name'] === 'jobs') : [];
}

const rowsTouched = (step: Plan) =>
  (step['Actual Rows'] +
    (step['Rows Removed by Filter'] ?? 0) +
    (step['Rows Removed by Index Recheck'] ?? 0)) *
  step['Actual Loops'];

const wishes = [
  '',
  'filters[country]=Estados Unidos',
  'filters[country][$eqi]=méxico&filters[jobType]=Contrato',
  'filters[country]=Estados Unidos&filters[province]=Texas&filters[category]=Categoría 5',
  'filters[subcategory]=Oficio 7&filters[modality]=Remoto&filters[workLanguage]=Inglés',
  'filters[visaRequirement][$contains]=Patrocinio&filters[affinities][$in][0]=Jóvenes',
  'filters[annualSalary][$gte]=100000&filters[affinities][$contains]=Mujeres&filters[jobType]=Freelance',
  'filters[province]=Atlántida',
  'filters[employer][id]=1',
  'filters[employer][username]=nadie',
  'filters[datePosted][$gte]=2020-01-01&filters[datePosted][$lte]=2020-02-01',
  `filters[publishedAt][$gte]=${new Date(Date.now() - 3_600_000).toISOString()}`,
  'place=Texas',
  'place=Houston&filters[jobType]=Contrato',
  'place=77036&near[miles]=25',
  'near[lat]=29.76&near[lng]=-95.37&near[miles]=100&_q=mesera',
  'place=Nunca jamás',
  '_q=plomero',
  '_q=plomero 3&filters[modality]=Remoto',
  '_q=vijilante',
  '_q=plomero zzzz xxxx&filters[country]=México',
];
const places = [
  'place=Houston',
  'place=Texas',
  'place=México',
  'place=77036&near[miles]=10',
  'place=Houston&near[miles]=100&filters[modality]=Remoto',
  'near[zip]=10001&near[miles]=50&_q=plomero',
  'near[lat]=29.76&near[lng]=-95.37',
  'near[lat]=29.76&near[lng]=-95.37&filters[country]=México',
  'near[lat]=20.67&near[lng]=-103.35&near[km]=25',
  'near[lat]=90&near[lng]=0&near[km]=10',
  'place=Houston&sort=distance',
  'place=Texas&sort=distance',
  'place=xyzzy',
];
const orders = ['', 'sort=datePosted', 'sort=salary:desc', 'sort=salary', 'sort=title', 'sort=title:desc'];
const pages = ['', 'pagination[page]=40', 'pagination[pageSize]=-1&populate=*'];

const both = (parts: readonly string[], others: readonly string[]) =>
  parts.flatMap((one) => others.map((other) => [one, other].filter(Boolean).join('&')));

/** Every question of everybody about jobs; a new one has to be here. */
const calls: Readonly<Record<string, () => Promise<string[]> | string[]>> = {
  'GET /api/jobs': () => [...both(wishes, orders), ...both(['', ...wishes.slice(-3), ...places], pages)],
  'GET /api/jobs/facets': () => [...wishes, ...places],
  'GET /api/jobs/alternatives': () => [...wishes, ...places],
  'GET /api/jobs/suggestions': () => ['q=me', 'q=plomreo', 'q=zzzz'],
  'GET /api/places': () => ['q=hous', 'q=huston', 'q=77'],
  'GET /api/jobs/{id}/similar': async () => {
    const { rows } = await jobs.admin.query<{ last: number }>('select max(id) as last from jobs.jobs');
    return [`id=${rows[0]?.last}`, 'id=1', 'id=2000000000'];
  },
};

describe('among a hundred thousand jobs', () => {
  test.each(Object.keys(calls))('%s never reads them all', async (route) => {
    expect(apiRoutes.jobs).toContain(route);
    const statements = await statementsOf(async () => {
      for (const query of (await calls[route]?.()) ?? []) {
        const id = new URLSearchParams(query).get('id');
        const { status } = await jobs.call(id ? route.replace('{id}', id) : `${route}?${query}`);
        expect({ query, status }).toEqual({ query, status: 200 });
      }
    });
    for (const statement of statements) {
      const steps = await stepsOnJobs(statement);
      expect({ ...statement, scans: steps.filter((step) => step['Node Type'] === 'Seq Scan') }).toEqual({
        ...statement,
        scans: [],
      });
      const rows = Math.max(0, ...steps.map(rowsTouched));
      expect({ ...statement, rows: rows < mostRows || rows }).toEqual({ ...statement, rows: true });
    }
  });

  test('all of them are read once, when the service starts, by an index', async () => {
    const fresh = await statementsOf(() => new CurrentJobs(jobs.app.get(MikroORM).em).read());
    const nodes = (await Promise.all(fresh.map(stepsOnJobs))).flat().map((step) => step['Node Type']);
    // Without the table itself as soon as it is vacuumed.
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.filter((node) => !node.startsWith('Index'))).toEqual([]);
    const again = await statementsOf(() => jobs.call('GET /api/jobs/facets'));
    expect(again.map(({ text }) => text.includes('jobs.job_changes'))).toEqual([true]);
  });
});
