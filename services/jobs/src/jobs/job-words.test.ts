import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askedStatements } from '@puente/service-kit/testing';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;

beforeAll(async () => {
  jobs = await startJobs();
  await postJob(jobs, await jobs.employer(), { title: 'Mesera y cajera de la fonda' });
});
afterAll(() => jobs.stop());

/** The statements by which a search asks for ids. */
async function idsAskedFor(search: string): Promise<string[]> {
  const statements = await askedStatements(() => jobs.call(`GET /api/jobs?_q=${encodeURIComponent(search)}`));
  return statements.map(({ text }) => text).filter((text) => text.includes('array_to_json'));
}

describe('the statement of a search', () => {
  test('is planned once from its third time on, whatever the words are', async () => {
    const [first, second, third, fourth] = [
      await idsAskedFor('mesera'),
      await idsAskedFor('cajera'),
      await idsAskedFor('fonda'),
      await idsAskedFor('plomero'),
    ];
    expect(first.join()).toContain('@@ $1::tsquery');
    expect(second[0]).toBe(first[0]);
    expect(third[0]).not.toContain('@@ $1::tsquery');
    expect(third[0]).toContain('@@ (select $1::tsquery)');
    expect(fourth[0]).toBe(third[0]);
  });

  test('is the same for three things as for four, and for a city as for a state', async () => {
    const [[three], [four]] = [
      await idsAskedFor('mesera cajera fonda'),
      await idsAskedFor('mesera cajera fonda turno'),
    ];
    expect(three).toBe(four);
    const [[city], [state]] = [await idsAskedFor('mesera Houston'), await idsAskedFor('mesera Arizona')];
    expect(city).toBe(state);
  });

  test('is planned each time where a company may be instead of the words', async () => {
    const { id } = await jobs.employer();
    await jobs.admin.query('update identity.users set nombre_empresa = $2 where id = $1', [
      id,
      'Tortas Quetzal',
    ]);
    for (const trade of ['cocinera', 'soldador', 'niñera', 'pintor']) {
      const [asked] = await idsAskedFor(`${trade} quetzal`);
      expect(asked).toContain('(j.search_vector @@ $2::tsquery) or (j.employer_id = any(');
    }
  });
});
