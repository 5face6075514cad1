import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type TestPerson } from '@puente/service-kit/testing';
import { ChangeReader } from '../job-index/change-reader.service.ts';
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
  word = `zurc${'bdfgjlmnptrs'.charAt(number)}idora`;
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
    const reader = jobs.app.get(ChangeReader);
    await reader.run();
    await publish();
    await reader.run();
    expect(await timesLearnt()).toBe(1);
  });

  test('are counted once for each part of each job that has them, twenty times at most', async () => {
    for (let job = 0; job < 3; job += 1)
      await postJob(jobs, employer, {
        title: `${word}, ${word.toUpperCase()} (${word})`,
        description: `Se busca ${word}. Con ${word}/a.`,
      });
    await learn();
    expect(await timesLearnt()).toBe(6);
    for (let job = 0; job < 8; job += 1)
      await postJob(jobs, employer, { title: word, description: `Una ${word}.` });
    await learn();
    expect(await timesLearnt()).toBe(20);
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

describe('the words of a company’s new name', () => {
  const rename = (to: string) =>
    jobs.admin.query('update identity.users set nombre_empresa = $2 where id = $1', [employer.id, to]);
  const foundBySlip = async (address = jobs.address) => {
    const answer = await fetch(`${address}/api/jobs?_q=${word.replace('idora', 'idorra')}`);
    return jobsOf(await answer.json()).data.map((job) => job.id);
  };
  const publishPlain = () => postJob(jobs, employer, { title: 'Costurera' });

  beforeEach(async () => {
    employer = await jobs.employer();
  });

  test('are learnt before the next search, whatever it is', async () => {
    const id = await publishPlain();
    expect(await foundBySlip()).not.toContain(id);
    await rename(`Encajes ${word}`);
    expect(await foundBySlip()).toEqual([id]);
    expect(await timesLearnt()).toBe(1);
  });

  test('are learnt by a service that was not there when it was called so', async () => {
    const id = await publishPlain();
    await learn();
    await rename(`Encajes ${word}`);
    expect(await timesLearnt()).toBe(0);
    const other = await jobs.another();
    await other.listen(0, '127.0.0.1');
    expect(await foundBySlip(await other.getUrl())).toEqual([id]);
  });

  test('are learnt once by two who hear of it, and not again with the next name', async () => {
    const other = await jobs.another();
    await other.listen(0, '127.0.0.1');
    const addresses = [jobs.address, await other.getUrl()];
    const id = await publishPlain();
    await Promise.all(addresses.map(foundBySlip));
    for (const name of [`Encajes ${word}`, `Encajes y Manteles ${word}`]) {
      await rename(name);
      expect(await Promise.all(addresses.map(foundBySlip))).toEqual([[id], [id]]);
    }
    expect(await timesLearnt()).toBe(1);
  });

  test('are learnt, where that failed, before the search after it', async () => {
    const id = await publishPlain();
    await foundBySlip();
    await rename(`Encajes ${word}`);
    await jobs.admin.query('alter table jobs.lexicon rename to gone');
    await jobs.call('GET /api/jobs?_q=encajes');
    await jobs.admin.query('alter table jobs.gone rename to lexicon');
    expect(await foundBySlip()).toEqual([id]);
  });

  test('are learnt however many others are called otherwise at once', async () => {
    await jobs.admin.query(`select setval(pg_get_serial_sequence('identity.users', 'id'), 100000)`);
    employer = await jobs.employer();
    const id = await publishPlain();
    await foundBySlip();
    await jobs.admin.query(
      'insert into identity.company_changes (user_id) select generate_series(90001, 91200)',
    );
    await rename(`Encajes ${word}`);
    expect(await foundBySlip()).toEqual([id]);
  });

  test('are not learnt of one that has published nothing', async () => {
    await postJob(jobs, employer, { title: 'Costurera', status: 'Borrador' });
    await rename(`Encajes ${word}`);
    await foundBySlip();
    expect(await timesLearnt()).toBe(0);
  });
});
