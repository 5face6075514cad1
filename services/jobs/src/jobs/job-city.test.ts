import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mexicanStates, panamanianProvinces, usStates } from '@puente/domain/places';
import { refusal, type TestPerson, wrongPaths } from '@puente/service-kit/testing';
import { jobOf } from '../testing/answers.ts';
import { type Answer, startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob, sampleJob } from '../testing/sample-job.ts';

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

  test('in the United States is nobody’s to write', async () => {
    const id = await postJob(jobs, employer, { province: 'Texas', zipCode: '77036', city: 'Aztlán' });
    expect(await cityOf(id)).toBe('Houston');
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

describe('the city of a job in México or Panamá', () => {
  const jalisco = { country: 'México', province: 'Jalisco', zipCode: '44100' };
  const panama = { country: 'Panamá', province: 'Panamá', zipCode: '0801' };
  const cityPath = [['data.city'], 400] as const;

  async function refused(answer: Answer) {
    return [wrongPaths(answer), refusal(answer).status] as const;
  }
  const post = (data: object) =>
    jobs.call('POST /api/jobs', { as: employer, body: { data: { ...sampleJob, ...data } } });
  const put = (id: number, data: object) =>
    jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data } });

  test.each([
    ['as we write it', { ...jalisco, city: 'Guadalajara' }, 'Guadalajara'],
    ['as people write it', { ...jalisco, city: ' guadalajara ' }, 'Guadalajara'],
    ['by a short name', { ...jalisco, city: 'Vallarta' }, 'Puerto Vallarta'],
    ['of Panamá', { ...panama, city: 'San Miguelito' }, 'San Miguelito'],
    ['or none', { ...jalisco, city: null }, null],
    ['or an empty one', { ...jalisco, city: ' ' }, null],
  ])('is one of the state, %s', async (_name, place, city) => {
    expect(await cityOf(await postJob(jobs, employer, place))).toBe(city);
  });

  test.each([
    ['of nowhere', { ...jalisco, city: 'Aztlán' }],
    ['of another state', { ...jalisco, city: 'Monterrey' }],
    ['of another country', { ...jalisco, city: 'Houston' }],
    ['that is the state itself', { ...jalisco, city: 'Jalisco' }],
    ['without a state', { country: 'México', province: null, city: 'Guadalajara' }],
    ['without a country', { country: null, province: null, city: 'Guadalajara' }],
  ])('is refused beside its field when it is one %s', async (_name, place) => {
    expect(await refused(await post({ ...place, status: 'Borrador' }))).toEqual(cityPath);
    const id = await postJob(jobs, employer, { ...jalisco, status: 'Borrador' });
    expect(await refused(await put(id, place))).toEqual(cityPath);
  });

  test('changes, and goes with its state', async () => {
    const id = await postJob(jobs, employer, { ...jalisco, city: 'Guadalajara' });
    const change = async (data: object) => jobOf((await put(id, data)).body).attributes.city;
    expect(await change({ city: 'Zapopan' })).toBe('Zapopan');
    expect(await change({ title: 'Cajera' })).toBe('Zapopan');
    expect(await refused(await put(id, { province: 'Sonora', city: 'Zapopan' }))).toEqual(cityPath);
    expect(await change({ province: 'Sonora' })).toBeNull();
    expect(await change({ city: 'Hermosillo' })).toBe('Hermosillo');
    expect(await change({ city: null })).toBeNull();
  });

  test('cannot be written past the service either', async () => {
    const id = await postJob(jobs, employer, { ...jalisco, city: 'Guadalajara' });
    await jobs.admin.query(`update jobs.jobs set city = 'Aztlán' where id = $1`, [id]);
    expect(await cityOf(id)).toBeNull();
  });

  test('is told of every state and province', async () => {
    const { rows } = await jobs.admin.query<{ province: string }>(
      `select distinct province from jobs.places where country <> 'Estados Unidos' and city is not null`,
    );
    expect(rows.map(({ province }) => province).sort()).toEqual(
      [...mexicanStates, ...panamanianProvinces].sort(),
    );
  });
});

describe('where a job is', () => {
  const where = async (id: number) => {
    const { rows } = await jobs.admin.query<{ location: string | null; near: string | null }>(
      `select location, (
         select coalesce(p.city, p.province) from jobs.places p
         order by jobs.on_earth(p.latitude, p.longitude) <-> j.location limit 1) as near
       from jobs.jobs j where id = $1`,
      [id],
    );
    return rows[0]?.location === null ? null : rows[0]?.near;
  };

  test.each([
    ['its postal code', { province: 'Texas', zipCode: '77502' }, 'Pasadena'],
    ['its state, where the postal code is of another', { province: 'Texas', zipCode: '10001' }, 'Texas'],
    ['its city', { country: 'Panamá', province: 'Chiriquí', zipCode: '0401', city: 'David' }, 'David'],
    [
      'its state, where there is no city',
      { country: 'México', province: 'Jalisco', zipCode: '44100' },
      'Jalisco',
    ],
    [
      'nowhere, as long as it is a draft without a state',
      { status: 'Borrador', country: null, province: null },
      null,
    ],
  ])('is where %s is', async (_name, place, near) => {
    expect(await where(await postJob(jobs, employer, place))).toBe(near);
  });

  test('moves with the job, and with nothing else', async () => {
    const id = await postJob(jobs, employer, { province: 'Texas', zipCode: '77502' });
    await jobs.admin.query('update jobs.jobs set location = null where id = $1', [id]);
    expect(await where(id)).toBe('Pasadena');
    await jobs.call(`PUT /api/jobs/${id}`, {
      as: employer,
      body: { data: { province: 'Illinois', zipCode: '60608' } },
    });
    expect(await where(id)).not.toBe('Pasadena');
  });
});
