import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jobAlternativesSchema } from '@puente/domain/jobs';
import { refusal, type TestPerson, wrongPaths } from '@puente/service-kit/testing';
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

const alternatives = async (query: string) => {
  const { status, body } = await jobs.call(`GET /api/jobs/alternatives?${query}`);
  expect(status).toBe(200);
  return jobAlternativesSchema.strict().parse(body).data;
};

describe('alternatives', () => {
  test('say how many jobs there are without each wish, what is let go most easily first, and nothing of what would not help', async () => {
    expect(
      await alternatives(
        'filters[country]=Estados Unidos&filters[category]=Construcción&filters[subcategory]=Plomería&filters[modality]=Remoto',
      ),
    ).toEqual([
      { drop: 'modality', count: 1 },
      { drop: 'country', count: 1 },
    ]);
    expect(
      await alternatives('filters[country]=México&filters[jobType]=Contrato&filters[annualSalary][$gte]=1'),
    ).toEqual([{ drop: 'country', count: 1 }]);
  });

  test('let the province go with its country, and the words go as a whole', async () => {
    expect(
      await alternatives(
        '_q=mesera&filters[country]=México&filters[province]=Jalisco&filters[modality]=Remoto',
      ),
    ).toEqual([{ drop: 'text', count: 1 }]);
    expect(await alternatives('_q=mesera&filters[country]=México&filters[province]=Jalisco')).toEqual([
      { drop: 'country', count: 2 },
      { drop: 'text', count: 1 },
    ]);
  });

  test('of wishes that a search calls otherwise have its names', async () => {
    expect(
      await alternatives(
        'filters[employer][username]=nadie&filters[visaRequirement][$contains]=Visa&filters[publishedAt][$gte]=2026-01-01T00:00Z',
      ),
    ).toEqual([{ drop: 'employer', count: 4 }]);
    const since = new Date(Date.now() + 3_600_000).toISOString();
    expect(await alternatives(`filters[publishedAt][$gte]=${since}`)).toEqual([{ drop: 'since', count: 4 }]);
    expect(await alternatives('filters[annualSalary][$gte]=1000000')).toEqual([
      { drop: 'payFrom', count: 4 },
    ]);
    expect(await alternatives('filters[visaRequirement][$contains]=Patrocinio')).toEqual([
      { drop: 'visa', count: 4 },
    ]);
    expect(await alternatives('filters[workLanguage]=Inglés')).toEqual([{ drop: 'language', count: 4 }]);
  });

  test('of a place, of which jobs were to be the nearest, are those anywhere', async () => {
    expect(await alternatives('_q=plomera&place=Houston&sort=distance&near[radius]=10')).toEqual([
      { drop: 'place', count: 2 },
      { drop: 'text', count: 2 },
    ]);
  });

  test('of a search without wishes are none', async () => {
    expect(await alternatives('')).toEqual([]);
    expect(await alternatives('filters[status]=Publicado&sort=title')).toEqual([]);
  });

  test('are refused as lists are', async () => {
    const answer = await jobs.call('GET /api/jobs/alternatives?fields=country');
    expect([refusal(answer).status, wrongPaths(answer)]).toEqual([400, ['fields']]);
  });
});
