import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { forgedTokens, forgeryMaterial, whole, type TestPerson } from '@puente/service-kit/testing';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';

let jobs: TestJobs;
let ana: TestPerson;
let luz: TestPerson;
beforeAll(async () => {
  jobs = await startJobs();
  [ana, luz] = [await jobs.seeker(), await jobs.seeker()];
});
afterAll(() => jobs.stop());

const status = async (as: TestPerson) => (await jobs.call('GET /api/favorites', { as })).status;

describe('a forged or foreign token', () => {
  const ask = async (token?: string) =>
    whole(
      await fetch(`${jobs.address}/api/favorites`, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      }),
    );
  const material = () =>
    forgeryMaterial({
      privateKey: jobs.privateKey,
      sub: String(ana.id),
      sid: ana.sessionId,
      otherSub: String(luz.id),
    });

  test('is told from a good one, made in the same way', async () => {
    expect(await ask(material().signed({}))).toMatchObject({ status: 200 });
  });

  test.each(forgedTokens)('is refused as none is: %s', async (_, forge) => {
    const refused = await ask();
    expect(refused.status).toBe(401);
    expect(await ask(forge(material()))).toEqual(refused);
  });
});

describe('a session', () => {
  const change = (statement: string) => (person: TestPerson) =>
    jobs.admin.query(statement, [statement.includes('identity.sessions') ? person.sessionId : person.id]);

  test.each<[string, (person: TestPerson) => Promise<unknown>]>([
    ['it is ended', (person) => jobs.endSession(person)],
    ['it is 90 days old', change('update identity.sessions set expires_at = now() where id = $1')],
    [
      'it has lain idle for 30 days',
      change(`update identity.sessions set last_used_at = now() - interval '30 days' where id = $1`),
    ],
    ['its account is locked', change('update identity.users set locked_at = now() where id = $1')],
    ['its account’s type changes', change(`update identity.users set user_type = 'employer' where id = $1`)],
    ['its account is deleted', change('delete from identity.users where id = $1')],
  ])('is over at once when %s', async (_, end) => {
    const person = await jobs.seeker();
    expect(await status(person)).toBe(200);
    await end(person);
    expect(await status(person)).toBe(401);
    expect(await status(ana)).toBe(200);
  });

  test('is used here as well as there: it does not lie idle', async () => {
    const person = await jobs.seeker();
    await change(`update identity.sessions set last_used_at = now() - interval '29 days' where id = $1`)(
      person,
    );
    expect(await status(person)).toBe(200);
    const { rows } = await jobs.admin.query<{ used: boolean }>(
      `select last_used_at > now() - interval '1 minute' as used from identity.sessions where id = $1`,
      [person.sessionId],
    );
    expect(rows).toEqual([{ used: true }]);
  });
});
