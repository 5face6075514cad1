import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jobAlertSchema } from '@puente/domain/jobs';
import { type TestPerson } from '@puente/service-kit/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';
import {
  askedMails,
  codeOf,
  makeDue,
  publishedAgo,
  runAlerts,
  saved,
} from '../testing/saved-search-calls.ts';

let jobs: TestJobs;
let employer: TestPerson;
beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
});
afterAll(() => jobs.stop());

/** A job that an alert of the last two days is about. */
async function recentJob(title: string, changes: object = {}, minutes = 60): Promise<number> {
  const id = await postJob(jobs, employer, { title, ...changes });
  await publishedAgo(jobs, id, minutes);
  return id;
}
const timesOf = async (id: number) =>
  (
    await jobs.admin.query<{ last: number; next: number | null }>(
      `select extract(epoch from now() - last_alert_at)::int as last,
         extract(epoch from next_alert_at - now())::int as next from jobs.saved_searches where id = $1`,
      [id],
    )
  ).rows[0]!;
const day = 24 * 60 * 60;

describe('an alert that is due', () => {
  test('is handed over with what is new, newest first, and due again a day later', async () => {
    const seeker = await jobs.seeker();
    const id = await saved(jobs, seeker, { query: 'q=herrera', name: 'Herrera' });
    const older = await recentJob('Herrera de día', {}, 90);
    const newer = await recentJob('Herrera <b>de noche</b>', { country: 'Panamá', province: 'Chiriquí' }, 60);
    await makeDue(jobs, id);
    await runAlerts(jobs);
    const mails = await askedMails(jobs, seeker);
    expect(mails).toEqual([
      {
        name: 'Herrera',
        frequency: 'daily',
        code: await codeOf(jobs, id),
        path: '/empleos?q=herrera&orden=fecha',
        found: 2,
        jobs: [
          {
            title: 'Herrera <b>de noche</b>',
            employer: 'La Casita',
            place: ['Chiriquí', 'Panamá'],
            salary: 'US$15 la hora',
            path: `/detalle-empleo/${newer}`,
          },
          {
            title: 'Herrera de día',
            employer: 'La Casita',
            place: ['Houston', 'Texas'],
            salary: 'US$15 la hora',
            path: `/detalle-empleo/${older}`,
          },
        ],
      },
    ]);
    expect(jobAlertSchema.safeParse(mails[0]).success).toBe(true);
    const { next } = await timesOf(id);
    expect(Math.abs(next! - (day - 60))).toBeLessThan(60);
    await runAlerts(jobs);
    await makeDue(jobs, id);
    await jobs.admin.query(`update jobs.saved_searches set last_alert_at = now() - interval '30 seconds'`);
    await runAlerts(jobs);
    expect(await askedMails(jobs, seeker)).toHaveLength(1);
  });

  test('is not mailed when nothing is new, and due again all the same', async () => {
    const seeker = await jobs.seeker();
    const id = await saved(jobs, seeker, { query: 'q=relojera', frequency: 'weekly' });
    await recentJob('Relojera', {}, 3 * 24 * 60);
    await recentJob('Relojera', { status: 'Borrador' });
    await makeDue(jobs, id);
    await runAlerts(jobs);
    expect(await askedMails(jobs, seeker)).toEqual([]);
    expect((await timesOf(id)).next).toBeGreaterThan(6 * day);
  });

  test('lists ten, and says how many there are', async () => {
    const seeker = await jobs.seeker();
    const id = await saved(jobs, seeker, { query: 'q=globera' });
    for (let minute = 1; minute <= 12; minute += 1) await recentJob(`Globera ${minute}`, {}, minute);
    await makeDue(jobs, id);
    await runAlerts(jobs);
    const [mail] = await askedMails(jobs, seeker);
    expect(mail).toMatchObject({ found: 12 });
    expect((mail?.['jobs'] as { title: string }[]).map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Globera ${at + 1}`),
    );
  });

  test('leaves what was published within the last half minute for the next one', async () => {
    const seeker = await jobs.seeker();
    const id = await saved(jobs, seeker, { query: 'q=sombrerera' });
    const job = await postJob(jobs, employer, { title: 'Sombrerera' });
    await makeDue(jobs, id);
    await runAlerts(jobs);
    expect(await askedMails(jobs, seeker)).toEqual([]);
    // Half a minute later.
    await jobs.admin
      .query(`update jobs.saved_searches set last_alert_at = last_alert_at - interval '40 seconds',
      next_alert_at = now() where id = ${id}`);
    await jobs.admin.query(
      `update jobs.jobs set published_at = published_at - interval '40 seconds' where id = ${job}`,
    );
    await runAlerts(jobs);
    expect(await askedMails(jobs, seeker)).toHaveLength(1);
  });

  test('finds what the search finds: not what is only alike, where some job is what was asked for', async () => {
    const seeker = await jobs.seeker();
    const exact = await saved(jobs, seeker, { query: 'q=vidriera+submarina' });
    await recentJob('Vidriera submarina', {}, 5 * 24 * 60);
    await recentJob('Vidriera');
    await makeDue(jobs, exact);
    await runAlerts(jobs);
    expect(await askedMails(jobs, seeker)).toEqual([]);
  });

  test('finds where the search looks: around a place, and nowhere else', async () => {
    const seeker = await jobs.seeker();
    const id = await saved(jobs, seeker, { query: 'q=cerera&donde=Houston&radio=25', name: 'Cerca' });
    await recentJob('Cerera en Houston');
    await recentJob('Cerera en Chicago', { province: 'Illinois', zipCode: '60601' });
    await makeDue(jobs, id);
    await runAlerts(jobs);
    const [mail] = await askedMails(jobs, seeker);
    expect(mail).toMatchObject({ found: 1, jobs: [{ title: 'Cerera en Houston' }] });
  });

  test('of a search that is mailed no more is none', async () => {
    const seeker = await jobs.seeker();
    const id = await saved(jobs, seeker, { query: 'q=peletera' });
    await recentJob('Peletera');
    await makeDue(jobs, id);
    await jobs.call('POST /api/saved-searches/stop', { body: { code: await codeOf(jobs, id) } });
    await runAlerts(jobs);
    expect(await askedMails(jobs, seeker)).toEqual([]);
  });

  test('is sent once by two instances that look at once', async () => {
    const other = await jobs.another();
    const seekers = await Promise.all(Array.from({ length: 8 }, () => jobs.seeker()));
    await recentJob('Platera');
    for (const seeker of seekers) {
      await makeDue(jobs, await saved(jobs, seeker, { query: 'q=platera' }));
    }
    await Promise.all([runAlerts(jobs), runAlerts({ app: other }), runAlerts(jobs)]);
    for (const seeker of seekers) expect(await askedMails(jobs, seeker)).toHaveLength(1);
  });

  test('that fails is put off for an hour, mails nothing, and holds up no other', async () => {
    const [unlucky, lucky] = [await jobs.seeker(), await jobs.seeker()];
    await recentJob('Alfarera');
    const [bad, good] = [
      await saved(jobs, unlucky, { query: 'q=alfarera' }),
      await saved(jobs, lucky, { query: 'q=alfarera' }),
    ];
    await makeDue(jobs, bad);
    await jobs.admin.query(`update jobs.saved_searches set name = repeat('x', 40000) where id = $1`, [bad]);
    await makeDue(jobs, good);
    await runAlerts(jobs);
    expect(await askedMails(jobs, unlucky)).toEqual([]);
    expect(await askedMails(jobs, lucky)).toHaveLength(1);
    const { last, next } = await timesOf(bad);
    expect(last).toBeGreaterThan(day);
    expect(Math.abs(next! - 3600)).toBeLessThan(60);
  });

  test('that somebody changes at this moment waits for them', async () => {
    const seeker = await jobs.seeker();
    const id = await saved(jobs, seeker, { query: 'q=bordadora' });
    await recentJob('Bordadora');
    await makeDue(jobs, id);
    const holder = await jobs.connectAdmin();
    await holder.query('begin');
    await holder.query('select from jobs.saved_searches where id = $1 for update', [id]);
    await runAlerts(jobs);
    expect(await askedMails(jobs, seeker)).toEqual([]);
    await holder.query('rollback');
    await holder.end();
    await runAlerts(jobs);
    expect(await askedMails(jobs, seeker)).toHaveLength(1);
  });
});

test('a process that ends waits for the alert it is at', async () => {
  const other = await jobs.another();
  const seeker = await jobs.seeker();
  const id = await saved(jobs, seeker, { query: 'q=orfebre' });
  await recentJob('Orfebre');
  await makeDue(jobs, id);
  const running = runAlerts({ app: other });
  await pause(1);
  await other.close();
  await running;
  expect((await timesOf(id)).next === null).toBe(false);
});
