import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { requiredJobFields } from '@puente/domain/jobs';
import { refusal, type TestPerson, wrongPaths } from '@puente/service-kit/testing';
import { jobOf, jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
let rival: TestPerson;
let seeker: TestPerson;
const ids: Record<string, number> = {};

beforeAll(async () => {
  jobs = await startJobs();
  [employer, rival, seeker] = await Promise.all([jobs.employer(), jobs.employer(), jobs.seeker()]);
  ids['texas'] = await postJob(jobs, employer, {
    title: 'Ábaco',
    salary: 'US$10 la hora',
    affinities: ['Mujeres'],
  });
  ids['draft'] = await postJob(jobs, employer, { title: 'Borrador', status: 'Borrador' });
  ids['bare'] = await postJob(jobs, employer, {
    title: 'Sin más',
    status: 'Borrador',
    ...Object.fromEntries(requiredJobFields.filter((field) => field !== 'title').map((field) => [field, ''])),
  });
  ids['jalisco'] = await postJob(jobs, rival, {
    title: 'barco',
    country: 'México',
    province: 'Jalisco',
    modality: 'Remoto',
    workLanguage: 'Ambos',
    visaRequirement: 'Patrocinio disponible',
    salary: 'A convenir',
    affinities: ['Jóvenes', 'Pueblos Originarios'],
  });
  ids['plumber'] = await postJob(jobs, rival, {
    title: 'Cañería',
    category: 'Construcción',
    subcategory: 'Plomería',
    jobType: 'Contrato',
    salary: 'US$90,000 al año',
  });
  await jobs.admin.query(`update jobs.jobs set date_posted = '2026-01-31' where id = $1`, [ids['jalisco']]);
  await jobs.admin.query(`update jobs.jobs set date_posted = '2026-02-28' where id = $1`, [ids['plumber']]);
});
afterAll(() => jobs.stop());

const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id);
const list = async (query: string, as?: TestPerson) => {
  const { status, body } = await jobs.call(`GET /api/jobs?${query}`, as ? { as } : {});
  expect(status).toBe(200);
  return jobsOf(body);
};
const found = async (query: string, as?: TestPerson) =>
  (await list(query, as)).data.map(({ id }) => nameOf(id));

describe('who sees what', () => {
  const own = () => `filters[employer][id][$eq]=${employer.id}`;

  test('a draft is not found by anyone but its employer', async () => {
    const read = async (as?: TestPerson) =>
      (await jobs.call(`GET /api/jobs/${ids['draft']}`, as ? { as } : {})).status;
    expect([await read(), await read(seeker), await read(rival), await read(employer)]).toEqual([
      404, 404, 404, 200,
    ]);
  });

  test.each(['', 'filters[status]=Borrador', 'filters[status][$in]=Borrador', '_q=borrador', 'sort=title'])(
    'a draft is in nobody else’s list: %s',
    async (query) => {
      for (const person of [undefined, seeker, rival]) {
        for (const narrowed of [query, `${query}&${own()}`]) {
          const seen = await found(narrowed, person);
          expect(seen.filter((name) => name === 'draft' || name === 'bare')).toEqual([]);
        }
      }
    },
  );

  test('an employer sees own drafts by asking for their own jobs, and not among everybody’s', async () => {
    expect(await found(own(), employer)).toEqual(expect.arrayContaining(['texas', 'draft']));
    expect((await found(`${own()}&filters[status]=Borrador`, employer)).sort()).toEqual(['bare', 'draft']);
    expect(await found('', employer)).not.toContain('draft');
  });

  test.each(['sort=title', 'sort=salary:desc', 'sort=datePosted', 'populate=*', 'pagination[pageSize]=-1'])(
    'a draft with nothing but a title is in its employer’s list: %s',
    async (query) => {
      expect(await found(`${own()}&${query}`, employer)).toContain('bare');
    },
  );

  test('an employer finds own drafts by their words, in any order', async () => {
    const search = async (words: string, more = '') =>
      (await found(`${own()}&_q=${words}${more}`, employer)).sort();
    for (const more of ['', '&sort=title', '&sort=salary:desc', '&pagination[pageSize]=-1']) {
      expect(await search('mesera', more)).toEqual(['draft', 'texas']);
      expect(await search('mesera', `${more}&filters[status]=Borrador`)).toEqual(['draft']);
      expect(await search('"sin más"', more)).toEqual(['bare']);
    }
  });

  test('a draft is newer than what is published, with words and without', async () => {
    for (const more of ['', '&_q=mesera']) {
      const order = async (sort: string) => found(`${own()}&sort=${sort}${more}`, employer);
      expect((await order('datePosted:desc')).filter((name) => name !== 'bare')).toEqual(['draft', 'texas']);
      expect((await order('datePosted')).filter((name) => name !== 'bare')).toEqual(['texas', 'draft']);
    }
  });

  test('a search of one’s own jobs, and a facet, pass by what a draft lacks', async () => {
    expect(await found(`${own()}&_q=mesera`, employer)).not.toContain('bare');
    expect(await found(`${own()}&filters[country]=México`, employer)).toEqual([]);
  });

  test('another employer’s id finds what they published', async () => {
    expect(await found(own(), rival)).toEqual(['texas']);
    expect(await found(own())).toEqual(['texas']);
  });

  test('the number of applications is told to the job’s own employer only', async () => {
    await jobs.call('POST /api/applications', { as: seeker, body: { data: { job: ids['texas'] } } });
    const counts = async (as?: TestPerson) =>
      (await list(own(), as)).data.map((it) => it.attributes.applicationsCount);
    expect((await counts(employer)).sort()).toEqual([0, 0, 1]);
    expect([await counts(rival), await counts(seeker), await counts()]).toEqual([
      [undefined],
      [undefined],
      [undefined],
    ]);
  });

  test('a token that is no good is refused, though visitors may look', async () => {
    const gone = await jobs.employer();
    await jobs.endSession(gone);
    expect(refusal(await jobs.call('GET /api/jobs', { as: gone })).status).toBe(401);
  });
});

describe('the employer of a job', () => {
  test.each(['*', 'employer'])('is told with populate=%s, by public names only', async (populate) => {
    const { data } = await list(
      `populate=${populate}&filters[province]=Texas&filters[category][$eqi]=CONSTRUCCIÓN`,
    );
    expect(data[0]?.attributes.employer).toEqual({
      data: { id: rival.id, attributes: { username: rival.username, nombreEmpresa: 'La Casita' } },
    });
  });

  test('is absent without it', async () => {
    expect((await list('')).data[0]?.attributes).not.toHaveProperty('employer');
    const { body } = await jobs.call(`GET /api/jobs/${ids['texas']}`);
    expect(jobOf(body).attributes).not.toHaveProperty('employer');
  });
});

describe('filters', () => {
  test.each([
    ['filters[country]=México', ['jalisco']],
    ['filters[country][$eq]=México', ['jalisco']],
    ['filters[country][$eqi]=méxico', ['jalisco']],
    ['filters[province][$in][0]=Jalisco&filters[province][$in][1]=Texas', ['texas', 'plumber', 'jalisco']],
    ['filters[category]=Construcción', ['plumber']],
    ['filters[subcategory]=Plomería', ['plumber']],
    ['filters[modality]=Remoto', ['jalisco']],
    ['filters[workLanguage]=Ambos', ['jalisco']],
    ['filters[jobType]=Contrato', ['plumber']],
    ['filters[visaRequirement][$contains]=Patrocinio', ['jalisco']],
    ['filters[visaRequirement][$contains]=%25', []],
    ['filters[affinities][$in][0]=Mujeres&filters[affinities][$in][1]=Jóvenes', ['texas', 'jalisco']],
    ['filters[affinities]=Pueblos Originarios', ['jalisco']],
    ['filters[affinities][$in][0]=Pueblos originarios', ['jalisco']],
    ['filters[datePosted]=2026-01-31', ['jalisco']],
    ['filters[datePosted][$gte]=2026-02-01&filters[datePosted][$lte]=2026-03-01', ['plumber']],
    ['filters[country]=Estados Unidos&filters[jobType]=Medio tiempo', ['texas']],
    ['filters[status]=Publicado', ['texas', 'plumber', 'jalisco']],
    ['filters[country]=Atlántida', []],
    ["filters[country]='; drop table jobs.jobs; --", []],
  ])('%s finds %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test.each([
    ['filters[salary]=1', 'filters.salary'],
    ['filters[employer][email]=x', 'filters.employer.email'],
    ['filters[employer_id]=1', 'filters.employer_id'],
    ['filters[country][$ne]=México', 'filters.country.$ne'],
    ['filters[employer][id]=x', 'filters.employer.id'],
    ['filters[datePosted]=hoy', 'filters.datePosted'],
    ['sort=employer', 'sort'],
    ['sort=relevance', 'sort'],
    ['populate=applications', 'populate'],
    ['pagination[page]=0', 'pagination.page'],
    ['pagination[pageSize]=101', 'pagination.pageSize'],
    ['fields=title', 'fields'],
  ])('%s is refused', async (query, path) => {
    const answer = await jobs.call(`GET /api/jobs?${query}`);
    expect(refusal(answer).status).toBe(400);
    expect(wrongPaths(answer)).toEqual([path]);
  });

  test.each(['_q=%00', 'filters[country]=%00', `_q=${'x'.repeat(201)}`, 'filters[a][b][c][d][e][f][g]=x'])(
    '%s is refused',
    async (query) => {
      expect(refusal(await jobs.call(`GET /api/jobs?${query}`)).status).toBe(400);
    },
  );

  test('a query is refused on one job as well', async () => {
    expect(refusal(await jobs.call(`GET /api/jobs/${ids['texas']}?populate=password`)).status).toBe(400);
    expect(refusal(await jobs.call(`GET /api/jobs/${ids['texas']}?filters[a]=1`)).status).toBe(400);
  });
});

describe('order and pages', () => {
  test.each([
    ['', ['texas', 'plumber', 'jalisco']],
    ['sort=datePosted', ['jalisco', 'plumber', 'texas']],
    ['sort=datePosted:desc', ['texas', 'plumber', 'jalisco']],
    ['sort=title', ['texas', 'jalisco', 'plumber']],
    ['sort=title:desc', ['plumber', 'jalisco', 'texas']],
    ['sort=salary:desc', ['plumber', 'texas', 'jalisco']],
    ['sort=salary', ['texas', 'plumber', 'jalisco']],
  ])('%s orders as %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('pages follow each other and say how many there are', async () => {
    const page = (number: number) => list(`sort=title&pagination[pageSize]=2&pagination[page]=${number}`);
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([first, second, third].map(({ data }) => data.map(({ id }) => nameOf(id)))).toEqual([
      ['texas', 'jalisco'],
      ['plumber'],
      [],
    ]);
    for (const { meta } of [first, second, third]) {
      expect(meta.pagination).toMatchObject({ pageSize: 2, pageCount: 2, total: 3 });
    }
  });

  test('pageSize=-1 is all', async () => {
    expect((await list('pagination[pageSize]=-1')).meta.pagination).toEqual({
      page: 1,
      pageSize: 1000,
      pageCount: 1,
      total: 3,
    });
  });
});

describe('one job', () => {
  test.each([
    ['999999999', 404],
    ['0', 400],
    ['x', 400],
    ['2147483648', 400],
  ])('of id %s is a %i', async (id, status) => {
    expect(refusal(await jobs.call(`GET /api/jobs/${id}`)).status).toBe(status);
  });

  test('is gone with its employer’s account', async () => {
    const leaving = await jobs.employer();
    const id = await postJob(jobs, leaving, { title: 'Efímero', salary: 'US$1 la hora' });
    await jobs.admin.query('delete from identity.users where id = $1', [leaving.id]);
    expect((await jobs.call(`GET /api/jobs/${id}`)).status).toBe(410);
  });
});

test('who is no employer any more sees their jobs as everybody does, and nobody sees them as theirs', async () => {
  const former = await jobs.employer();
  await postJob(jobs, former, { title: 'Faro', salary: 'US$1 la hora', highlight: true });
  await jobs.admin.query(`update identity.users set user_type = 'user' where id = $1`, [former.id]);
  // Signed in again.
  await jobs.admin.query('update identity.sessions set ended_at = null where user_id = $1', [former.id]);
  for (const view of ['', '&view=card']) {
    const question = `GET /api/jobs?filters[employer][id][$eq]=${former.id}${view}`;
    const seen = [
      await jobs.call(question, { as: former }),
      await jobs.call(question, { as: seeker }),
      await jobs.call(question),
    ].map(({ body }) => (body as { data: { attributes: object }[] }).data[0]?.attributes);
    expect(seen[0]).toMatchObject({ title: 'Faro', highlight: false });
    expect(seen[0]).not.toHaveProperty('version');
    expect(seen).toEqual([seen[0], seen[0], seen[0]]);
  }
  await jobs.admin.query('delete from identity.users where id = $1', [former.id]);
});
