import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { usStates } from '@puente/domain/places';
import { type TestPerson } from '@puente/service-kit/testing';
import { jobOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
});
afterAll(() => jobs.stop());

const cityOf = async (id: number) => jobOf((await jobs.call(`GET /api/jobs/${id}`)).body).attributes.city;

describe('the city of a job', () => {
  test.each([
    ['a postal code of its state', { province: 'Texas', zipCode: '77036' }, 'Houston'],
    ['a name with two capitals', { province: 'Texas', zipCode: '78501' }, 'McAllen'],
    ['a state of another name', { province: 'Distrito de Columbia', zipCode: '20010' }, 'Washington'],
    ['a postal code of another state', { province: 'Texas', zipCode: '10001' }, null],
    ['no such postal code', { province: 'Texas', zipCode: '00000' }, null],
    ['too long a postal code', { province: 'Texas', zipCode: '770361' }, null],
    ['Mexico', { country: 'México', province: 'Sonora', zipCode: '83000' }, null],
    ['Panama', { country: 'Panamá', province: 'Colón', zipCode: '0301' }, null],
  ])('with %s (%j) is %j', async (_name, place, city) => {
    expect(await cityOf(await postJob(jobs, employer, place))).toBe(city);
  });

  test('changes with the place', async () => {
    const id = await postJob(jobs, employer, { province: 'Texas', zipCode: '77036' });
    const change = async (data: object) => {
      const { body } = await jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data } });
      return jobOf(body).attributes.city;
    };
    expect(await change({ zipCode: '78745' })).toBe('Austin');
    expect(await change({ title: 'Cajera' })).toBe('Austin');
    expect(await change({ province: 'Florida' })).toBeNull();
    expect(await change({ zipCode: '33135' })).toBe('Miami');
    expect(await change({ country: 'México', province: 'Sonora' })).toBeNull();
  });

  test('is nobody else’s to write', async () => {
    const id = await postJob(jobs, employer, { province: 'Texas', zipCode: '77036' });
    const sent = await jobs.call(`PUT /api/jobs/${id}`, {
      as: employer,
      body: { data: { city: 'Aztlán' } },
    });
    expect(sent.status).toBe(200);
    expect(await cityOf(id)).toBe('Houston');
    await jobs.admin.query(`update jobs.jobs set city = 'Aztlán' where id = $1`, [id]);
    expect(await cityOf(id)).toBe('Houston');
  });

  test('is known for every state', async () => {
    const known = await jobs.admin.query<{ province: string }>(
      'select distinct province from jobs.zip_codes',
    );
    expect(known.rows.map(({ province }) => province).sort()).toEqual([...usStates].sort());
    expect(await jobs.rows('zip_codes')).toBeGreaterThan(40_000);
  });
});
