import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jobFacetsSchema } from '@puente/domain/jobs';
import { refusal, type TestPerson, wrongPaths } from '@puente/service-kit/testing';
import { jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
const ids: Record<string, number> = {};
const plumbing = { category: 'Construcción', subcategory: 'Plomería' };
const jalisco = { country: 'México', province: 'Jalisco', zipCode: '44100', salary: 'A convenir' };

beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer({ username: 'lacasa' });
  const post = async (title: string, changes: object) => {
    ids[title] = await postJob(jobs, employer, { title, ...changes });
  };
  await post('Mesera', { affinities: ['Mujeres', 'Jóvenes'], salary: 'US$30,000 al año' });
  await post('Mesero', { province: 'Illinois', zipCode: '60601', salary: 'US$50,000 al año' });
  await post('Plomero', { ...plumbing, jobType: 'Contrato', salary: 'US$100,000 al año' });
  await post('Plomera', { ...plumbing, ...jalisco, modality: 'Remoto', affinities: ['Mujeres'] });
  await post('Borrador', { ...plumbing, status: 'Borrador' });
  await post('Terminado', plumbing);
  await jobs.admin.query(`update jobs.jobs set closes_on = '2026-01-01' where id = $1`, [ids['Terminado']]);
  await jobs.admin.query(`update jobs.jobs set published_at = now() - interval '2 days' where id = $1`, [
    ids['Mesera'],
  ]);
  await jobs.admin.query(`update jobs.jobs set published_at = now() - interval '5 days' where id = $1`, [
    ids['Mesero'],
  ]);
  await jobs.admin.query(`update jobs.jobs set published_at = now() - interval '9 days' where id = $1`, [
    ids['Plomero'],
  ]);
});
afterAll(() => jobs.stop());

const facets = async (query: string) => {
  const { status, body } = await jobs.call(`GET /api/jobs/facets?${query}`);
  expect(status).toBe(200);
  const { data, meta } = jobFacetsSchema.strict().parse(body);
  const named = Object.entries(data).map(([name, counts]) => [
    name,
    Object.fromEntries(counts.map(({ value, count }) => [value, count])),
  ]);
  return { data: Object.fromEntries(named) as Record<string, Record<string, number>>, meta };
};

const since = (value: string) =>
  new Date(Date.now() - ({ '24h': 24, '3d': 72, '7d': 168 }[value] ?? 0) * 3_600_000).toISOString();

describe('facets', () => {
  test('count each value of the open jobs, and neither drafts nor what is over', async () => {
    expect(await facets('')).toEqual({
      data: {
        country: { 'Estados Unidos': 3, México: 1 },
        category: { 'Hospitalidad y turismo': 2, Construcción: 2 },
        modality: { Presencial: 3, Remoto: 1 },
        workLanguage: { Español: 4 },
        jobType: { 'Medio tiempo': 3, Contrato: 1 },
        visaRequirement: { 'Visa requerida': 4 },
        affinities: { Mujeres: 2, Jóvenes: 1 },
        annualSalary: { 10000: 3, 20000: 3, 30000: 3, 40000: 2, 60000: 1, 80000: 1, 100000: 1 },
        publishedAt: { '24h': 1, '3d': 2, '7d': 3 },
      },
      meta: { total: 4 },
    });
  });

  test('follow the other filters, and not their own', async () => {
    const { data, meta } = await facets('filters[country]=Estados Unidos&filters[category]=Construcción');
    expect(meta.total).toBe(1);
    expect(data).toMatchObject({
      country: { 'Estados Unidos': 1, México: 1 },
      province: { Texas: 1 },
      category: { 'Hospitalidad y turismo': 2, Construcción: 1 },
      subcategory: { Plomería: 1 },
      jobType: { Contrato: 1 },
    });
    expect(data['affinities']).toEqual({});
  });

  test('of a country and a category are counted without their parts, too', async () => {
    const { data } = await facets(
      'filters[country]=Estados Unidos&filters[province]=Texas&filters[category]=Construcción&filters[subcategory]=Plomería',
    );
    expect(data).toMatchObject({
      country: { 'Estados Unidos': 1, México: 1 },
      province: { Texas: 1 },
      category: { 'Hospitalidad y turismo': 1, Construcción: 1 },
    });
  });

  test('of a search are those of the jobs it finds, and tell how', async () => {
    expect(await facets('_q=mesera&fields=province,jobType&filters[country]=Estados Unidos')).toEqual({
      data: { province: { Texas: 1, Illinois: 1 }, jobType: { 'Medio tiempo': 2 } },
      meta: { total: 2, matched: 'all' },
    });
    expect((await facets('_q=messera')).meta).toEqual({ total: 2, matched: 'similar' });
  });

  test.each([
    '',
    'filters[country]=Estados Unidos',
    'filters[category]=Construcción&filters[country]=México',
    '_q=mesera&filters[affinities][$in][]=Mujeres',
    'filters[annualSalary][$gte]=20000',
    'place=Houston&near[radius]=100',
  ])('pressed are what the list finds: %s', async (query) => {
    const { data } = await facets(query);
    const pressed: Record<string, (value: string) => string> = {
      annualSalary: (value) => `filters[annualSalary][$gte]=${value}`,
      publishedAt: (value) => `filters[publishedAt][$gte]=${since(value)}`,
    };
    for (const [facet, counts] of Object.entries(data)) {
      const kept = query.split('&').filter((part) => !part.includes(`[${facet}]`));
      for (const [value, number] of Object.entries(counts)) {
        const chosen = (pressed[facet] ?? ((one) => `filters[${facet}]=${one}`))(value);
        const { body } = await jobs.call(`GET /api/jobs?${[...kept, chosen].filter(Boolean).join('&')}`);
        expect([facet, value, jobsOf(body).meta.pagination.total]).toEqual([facet, value, number]);
      }
    }
  });

  test('come with the most frequent first', async () => {
    const { body } = await jobs.call('GET /api/jobs/facets?fields=country');
    expect(jobFacetsSchema.parse(body).data.country?.map(({ value }) => value)).toEqual([
      'Estados Unidos',
      'México',
    ]);
  });

  test('are those of the list at any time: what is published, changed, withdrawn or deleted counts at once', async () => {
    const total = async () => (await facets('filters[subcategory]=Albañilería&fields=country')).meta.total;
    const put = (data: object) =>
      jobs.call(`PUT /api/jobs/${ids['Borrador']}`, { as: employer, body: { data } });
    const totals = [await total()];
    await put({ status: 'Publicado', subcategory: 'Albañilería' });
    totals.push(await total());
    await put({ subcategory: 'Carpintería' });
    totals.push(await total());
    await put({ subcategory: 'Albañilería' });
    totals.push(await total());
    await put({ status: 'Borrador' });
    totals.push(await total());
    await put({ status: 'Publicado' });
    totals.push(await total());
    await jobs.call(`DELETE /api/jobs/${ids['Borrador']}`, { as: employer });
    totals.push(await total());
    expect(totals).toEqual([0, 1, 0, 1, 0, 1, 0]);
  });

  test('forget the jobs of a deleted account', async () => {
    const leaving = await jobs.employer();
    await postJob(jobs, leaving, { jobType: 'Freelance' });
    const freelance = async () => (await facets('fields=jobType')).data['jobType']?.['Freelance'];
    expect(await freelance()).toBe(1);
    await jobs.deleteAccount(leaving);
    expect(await freelance()).toBeUndefined();
  });

  test.each([
    ['filters[salary]=1', 'filters.salary'],
    ['filters[country][$ne]=x', 'filters.country.$ne'],
    ['sort=employer', 'sort'],
    ['fields=country,salary', 'fields'],
    ['fields[a]=country', 'fields'],
    ['group=country', 'group'],
  ])('%s is refused', async (query, path) => {
    const answer = await jobs.call(`GET /api/jobs/facets?${query}`);
    expect(refusal(answer).status).toBe(400);
    expect(wrongPaths(answer)).toEqual([path]);
  });
});

test('a list reads few jobs by their ids and many by the order: both find the same', async () => {
  const titles = async (query: string) =>
    jobsOf((await jobs.call(`GET /api/jobs?${query}`)).body).data.map(({ attributes }) => attributes.title);
  const all = await titles('sort=title&pagination[pageSize]=100');
  const one = await Promise.all(
    all.map((_, at) => titles(`sort=title&pagination[pageSize]=1&pagination[page]=${at + 1}`)),
  );
  expect(one.flat()).toEqual(all);
});
