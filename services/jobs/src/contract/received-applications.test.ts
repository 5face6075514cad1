import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asAdmin } from '@puente/postgres';
import { type TestPerson } from '@puente/service-kit/testing';
import { applied, mine, received } from '../testing/application-calls.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
let rival: TestPerson;
beforeAll(async () => {
  jobs = await startJobs();
  [employer, rival] = await Promise.all([jobs.employer(), jobs.employer()]);
});
afterAll(() => jobs.stop());

/** What the identity service may do, tried as the identity service. */
const asIdentity = (query: string, values: unknown[] = []) =>
  asAdmin(
    jobs.identityUrl,
    async (client) => (await client.query(query, values)).rows as Record<string, unknown>[],
  );
const readersOf = async ({ id }: TestPerson) =>
  (await asIdentity('select employer_id from jobs.received_applications where candidate_id = $1', [id])).map(
    ({ employer_id: reader }) => reader,
  );

describe('what jobs publishes to the identity service', () => {
  test('is who has applied to whom, once however often, while the application and its job are there', async () => {
    const seeker = await jobs.seeker();
    expect(await readersOf(seeker)).toEqual([]);
    const [first, second] = [await postJob(jobs, employer), await postJob(jobs, employer)];
    const application = await applied(jobs, seeker, first);
    await applied(jobs, seeker, second);
    expect(await readersOf(seeker)).toEqual([employer.id]);
    await jobs.call(`DELETE /api/applications/${application}`, { as: seeker });
    expect(await readersOf(seeker)).toEqual([employer.id]);
    await jobs.call(`DELETE /api/jobs/${second}`, { as: employer });
    expect(await readersOf(seeker)).toEqual([]);
  });

  test.each(['jobs', 'applications', 'favorites', 'job_reports'])('is not the table %s', async (table) => {
    await expect(asIdentity(`select * from jobs.${table}`)).rejects.toThrow('permission denied');
  });

  test('cannot be written to', async () => {
    expect(
      await asIdentity(
        `select has_table_privilege('jobs.received_applications', 'insert, update, delete, truncate') as writes`,
      ),
    ).toEqual([{ writes: false }]);
  });
});

describe('the CV of a candidate', () => {
  test('is told to the employer they applied to, by name and address; one that is not attached is not', async () => {
    const seeker = await jobs.seeker();
    await applied(jobs, seeker, await postJob(jobs, employer));
    await postJob(jobs, rival);
    const told = async () => (await received(jobs, employer)).map((it) => it.attributes.candidate?.data);
    const { rows } = await jobs.admin.query<{ id: number }>(
      `insert into identity.files (user_id, slot, key, name, type, size)
       values ($1, 1, repeat('a', 64), 'Ana.pdf', 'application/pdf', 9) returning id`,
      [seeker.id],
    );
    const id = rows[0]?.id;
    expect(await told()).toMatchObject([{ id: seeker.id, attributes: { cv: null } }]);
    await jobs.admin.query('update identity.files set attached_at = now() where id = $1', [id]);
    const cv = { id, name: 'Ana.pdf', url: `/api/files/${id}`, size: 9 };
    expect(await told()).toMatchObject([{ id: seeker.id, attributes: { cv } }]);
    expect(await received(jobs, rival)).toEqual([]);
    expect(JSON.stringify(await mine(jobs, seeker))).not.toContain('Ana.pdf');
  });
});
