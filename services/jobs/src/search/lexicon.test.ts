import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type TestPerson } from '@puente/service-kit/testing';
import { HousekeepingService } from '../housekeeping/housekeeping.service.ts';
import { jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';
import { learnNewWords } from './lexicon.ts';

let jobs: TestJobs;
let employer: TestPerson;
/** What no other job is called. */
let word: string;
let number = 0;
beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
});
beforeEach(() => {
  number += 1;
  word = `zurc${'bdfgjlmnpt'.charAt(number)}idora`;
});
afterAll(() => jobs.stop());

const learn = () => learnNewWords(jobs.app.get(MikroORM).em.fork());
const publish = () => postJob(jobs, employer, { title: `${word} de encajes` });
const timesLearnt = async () => {
  const { rows } = await jobs.admin.query<{ jobs: number }>('select jobs from jobs.lexicon where word = $1', [
    word,
  ]);
  return rows[0]?.jobs ?? 0;
};

describe('the words of a job', () => {
  test('are learnt before the next search, whatever it is', async () => {
    const id = await publish();
    expect(await timesLearnt()).toBe(0);
    const { body } = await jobs.call(`GET /api/jobs?_q=${word.replace('idora', 'idorra')}`);
    expect(jobsOf(body).data.map((job) => job.id)).toEqual([id]);
    expect(await timesLearnt()).toBe(1);
  });

  test('are learnt where nobody searches, too', async () => {
    await publish();
    await jobs.app.get(HousekeepingService).clean();
    expect(await timesLearnt()).toBe(1);
  });

  test('are learnt once by two who learn at once, of whom neither is done before they are', async () => {
    await publish();
    const other = await jobs.connectAdmin();
    await other.query('begin');
    await other.query('select jobs.learn_new_words(500)');
    let isDone = false;
    const learning = learn().then(() => (isDone = true));
    await jobs.admin.query('select pg_sleep(0.2)');
    expect(isDone).toBe(false);
    await other.query('commit');
    await learning;
    expect(await timesLearnt()).toBe(1);
    await other.end();
  });

  test('are learnt by the next one where somebody began and did not end', async () => {
    await publish();
    const other = await jobs.connectAdmin();
    await other.query('begin');
    await other.query('select jobs.learn_new_words(500)');
    await other.end();
    await learn();
    expect(await timesLearnt()).toBe(1);
  });

  test('are learnt when it is published, not of a draft; anew when they change, not when something else does', async () => {
    const id = await postJob(jobs, employer, { title: `${word} de encajes`, status: 'Borrador' });
    const change = async (data: object) => {
      expect((await jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data } })).status).toBe(200);
      await learn();
      return timesLearnt();
    };
    await learn();
    expect(await timesLearnt()).toBe(0);
    expect(await change({ status: 'Publicado' })).toBe(1);
    expect(await change({ phone: null })).toBe(1);
    expect(await change({ title: `${word} de manteles` })).toBe(2);
  });
});
