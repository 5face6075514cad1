import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiRoutes } from '@puente/service-kit/api-routes';
import { askedStatements, type TestPerson } from '@puente/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { applied, ownQuery } from '../testing/application-calls.ts';
import { type Answer, startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob, sampleJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
let seeker: TestPerson;
let job: number;

beforeAll(async () => {
  jobs = await startJobs();
  [employer, seeker] = await Promise.all([jobs.employer(), jobs.seeker()]);
  job = await postJob(jobs, employer);
  for (const person of [seeker, await jobs.seeker(), await jobs.seeker()]) await applied(jobs, person, job);
  await jobs.call('GET /api/jobs');
});
afterAll(() => jobs.stop());

interface Call {
  route: string;
  as?: 'seeker' | 'employer';
  body?: () => object | Promise<object>;
  headers?: Record<string, string>;
}

async function count({ route, as, body, headers = {} }: Call): Promise<{ status: number; asked: string[] }> {
  const path = route
    .replace('{job}', String(job))
    .replace('{employer}', String(employer.id))
    .replace('{username}', employer.username)
    .replace('{own}', ownQuery(seeker));
  const person = { seeker, employer, nobody: undefined }[as ?? 'nobody'];
  const sent = body && { data: await body() };
  let answer: Answer | undefined;
  const statements = await askedStatements(async () => {
    answer = await jobs.call(path, { ...(person && { as: person }), ...(sent && { body: sent }), headers });
  });
  return { status: answer?.status ?? 0, asked: statements.map(({ text }) => text) };
}

const fresh = () => postJob(jobs, employer);
const application = async () => ({ job: await fresh(), coverLetter: 'Tengo experiencia.' });
const favorite = async () => ({ job: await fresh() });
const published = () => ({ ...sampleJob, status: 'Publicado' });
const withKey = () => ({ headers: { 'idempotency-key': randomUUID() } });
const list = 'filters[country]=Estados Unidos&filters[category]=Hospitalidad y turismo&populate=employer';
const ownJobs = 'filters[employer][id][$eq]={employer}&populate=*';
const received =
  'GET /api/applications?filters[job][employer][id][$eq]={employer}&populate=*&pagination[pageSize]=2';

/** What is sent together counts as one. The first one of whoever is signed in asks for the session (decision 19). */
const counted: [number, Call][] = [
  [1, { route: `GET /api/jobs?${list}` }],
  [2, { route: `GET /api/jobs?${list}`, as: 'seeker' }],
  // Somebody's own point is not remembered, and an employer's name is looked up, which may be another's tomorrow.
  [2, { route: 'GET /api/jobs?near[lat]=29.76&near[lng]=-95.37&populate=employer' }],
  [2, { route: 'GET /api/jobs?filters[employer][username]=nadie&populate=employer' }],
  // Their own, drafts among them, are read as the database has them, and counted by it where a page is full.
  [2, { route: `GET /api/jobs?${ownJobs}`, as: 'employer' }],
  [3, { route: `GET /api/jobs?${ownJobs}&pagination[pageSize]=1`, as: 'employer' }],
  [1, { route: 'GET /api/jobs/facets?filters[country]=Estados Unidos' }],
  // Where nothing is found several things are counted one after the other, each of the jobs as they are.
  [6, { route: 'GET /api/jobs/alternatives?filters[country]=Panamá&filters[modality]=Remoto' }],
  [2, { route: 'GET /api/jobs/suggestions?q=coc' }],
  [1, { route: 'GET /api/places?q=hous' }],
  [1, { route: 'GET /api/jobs/{job}?populate=*' }],
  [2, { route: 'GET /api/jobs/{job}?populate=*', as: 'seeker' }],
  [2, { route: 'GET /api/jobs/{job}/similar' }],
  [1, { route: 'GET /api/employers/{username}' }],
  [2, { route: 'GET /api/jobs/sitemap?page=1' }],
  [2, { route: 'GET /api/employers/sitemap?page=1' }],
  [1, { route: 'GET /api/posts' }],
  [2, { route: 'GET /api/job-marks', as: 'seeker' }],
  [2, { route: 'GET /api/favorites?populate=job', as: 'seeker' }],
  [2, { route: 'GET /api/applications?{own}', as: 'seeker' }],
  [2, { route: 'GET /api/applications/counts', as: 'seeker' }],
  [3, { route: 'GET /api/applications/counts', as: 'employer' }],
  [2, { route: 'GET /api/applications/withdrawn', as: 'seeker' }],
  [2, { route: 'GET /api/saved-searches', as: 'seeker' }],
  [2, { route: 'GET /api/personal-data/jobs', as: 'seeker' }],
  [2, { route: 'GET /api/personal-data/jobs', as: 'employer' }],
  [2, { route: received, as: 'employer' }],
  [2, { route: `${received}&pagination[page]=2`, as: 'employer' }],
  [2, { route: 'POST /api/applications', as: 'seeker', body: application }],
  [2, { route: 'POST /api/applications', as: 'seeker', body: application, ...withKey() }],
  [2, { route: 'POST /api/favorites', as: 'seeker', body: favorite }],
  [2, { route: 'POST /api/jobs', as: 'employer', body: published }],
  [2, { route: 'POST /api/jobs', as: 'employer', body: published, ...withKey() }],
];

test.each(counted)('%i: %j', async (statements, call) => {
  const { status, asked } = await count(call);
  expect(status).toBeLessThan(300);
  expect({ asked, statements: asked.length }).toEqual({ asked, statements });
});

test('the statements of every question that the service answers are counted here', () => {
  const routeOf = ({ route }: Call) => route.replace(/\?.*/, '').replace('{job}', '{id}');
  const questions = new Set(
    counted.map(([, call]) => routeOf(call)).filter((route) => route.startsWith('GET ')),
  );
  expect([...questions].sort()).toEqual(apiRoutes.jobs.filter((route) => route.startsWith('GET ')).sort());
});

test('who first asks for a list after a publication reads what changed, and who asks next does not', async () => {
  await fresh();
  const asked = [];
  for (let call = 0; call < 2; call += 1)
    asked.push((await count({ route: `GET /api/jobs?${list}` })).asked.length);
  expect(asked).toEqual([4, 1]);
});

test('a search of words that were asked for before is one statement, until a job changes', async () => {
  const search = async (words: string) =>
    (await count({ route: `GET /api/jobs?_q=${words}&populate=employer` })).asked;
  await fresh();
  // By the first one it is noticed that a job is new, after its words were asked for.
  for (const words of ['mesera', 'camarero', 'mesera']) await search(words);
  expect(await search('mesera')).toHaveLength(1);
  expect(await search('mesera camarero')).toHaveLength(1);
  await fresh();
  expect((await search('mesera')).length).toBeGreaterThan(2);
  await search('mesera');
  expect(await search('mesera')).toHaveLength(1);
});

test('a search among somebody’s own jobs reads these, and what the database told of its words before is not asked for again', async () => {
  const search = async () =>
    (await count({ route: `GET /api/jobs?${ownJobs}&_q=cocinera`, as: 'employer' })).asked;
  await search();
  const asked = await search();
  // Of the session, of changes, three of the jobs, two of their words, and of the page.
  expect({ asked, statements: asked.length }).toEqual({ asked, statements: 8 });
});

test('a place that was asked for before is not looked up again: a list of it is one statement, and a job in its city two, with that of the session', async () => {
  const place = { country: 'México', province: 'Jalisco', city: 'Guadalajara', zipCode: '44100' };
  const calls: Call[] = [
    { route: 'GET /api/jobs?place=Guadalajara&populate=employer' },
    { route: 'GET /api/jobs?near[zip]=77001&near[miles]=25&populate=employer' },
    { route: 'POST /api/jobs', as: 'employer', body: () => ({ ...published(), ...place }), ...withKey() },
  ];
  const asked = async () => {
    const counts = [];
    for (const call of calls) counts.push(await count({ ...call, ...(call.body && withKey()) }));
    return counts.map(({ status, asked: { length } }) => (status < 300 ? length : status));
  };
  await asked();
  // By the first list it is noticed that a job is new.
  await jobs.call('GET /api/jobs');
  expect(await asked()).toEqual([1, 1, 2]);
});

test('an application that is changed or withdrawn is one statement, besides that of the session', async () => {
  const id = await applied(jobs, seeker, await fresh());
  const moved = { as: 'employer' as const, body: () => ({ status: 'Entrevista' }) };
  expect((await count({ route: `PUT /api/applications/${id}`, ...moved })).asked).toHaveLength(2);
  const withdrawn = await count({ route: `DELETE /api/applications/${id}`, as: 'seeker' });
  expect(withdrawn.asked).toHaveLength(2);
});
