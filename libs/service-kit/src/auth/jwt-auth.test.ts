import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startNotes, type NotesApp } from '../app/notes-app.fixture.ts';
import { askedStatements } from '../testing/asked-statements.ts';
import { forgedTokens, forgeryMaterial } from '../testing/forged-tokens.ts';
import { LiveSessions } from './live-sessions.ts';

let notes: NotesApp;
beforeAll(async () => {
  notes = await startNotes();
});
afterAll(() => notes.stop());

describe('a request with a token', () => {
  test('tells the route who calls, as the database knows it', async () => {
    expect((await notes.get('/api/notes/mine', notes.bearer(notes.ana))).json()).toEqual({
      id: 7,
      sessionId: notes.ana.sid,
      userType: 'user',
      username: 'ana',
    });
  });

  const material = () => forgeryMaterial({ ...notes.ana, otherSub: '8', privateKey: notes.privateKey });

  test('is let in by what the forgeries are made of', async () => {
    const answer = await notes.get('/api/notes/mine', `Bearer ${material().signed({})}`);
    expect(answer.statusCode).toBe(200);
  });

  test.each<[string, () => string | undefined]>([
    ['is missing', () => undefined],
    ['is no token', () => 'Bearer nonsense'],
    ['belongs to a session that does not live', () => notes.bearer({ sub: '7', sid: randomUUID() })],
    ...forgedTokens.map(([name, forge]): [string, () => string] => [
      `is forged: ${name}`,
      () => `Bearer ${forge(material())}`,
    ]),
  ])('answers 401 when it %s', async (_, authorization) => {
    const answer = await notes.get('/api/notes/mine', authorization());
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      data: null,
      error: {
        status: 401,
        name: 'UnauthorizedError',
        message: 'Debes iniciar sesión o registrarte.',
        details: {},
      },
    });
  });

  test('is asked each time whether its session lives, however often its signature was good', async () => {
    const authorization = notes.bearer(notes.ana);
    const status = async () => (await notes.get('/api/notes/mine', authorization)).statusCode;
    expect([await status(), await status()]).toEqual([200, 200]);
    await notes.admin('update identity.live_sessions set user_id = 8');
    expect(await status()).toBe(401);
    await notes.admin('update identity.live_sessions set user_id = 7');
    expect(await status()).toBe(200);
  });

  test('is answered as its own person, however many ask at once, by few statements', async () => {
    const people = Array.from({ length: 20 }, (_, at) => ({ sub: String(100 + at), sid: randomUUID() }));
    const rows = people.map(({ sub, sid }) => `('${sid}', ${sub}, 'user', 'p${sub}', false)`);
    await notes.admin(`insert into identity.live_sessions values ${rows.join()}`);
    const ended = { sub: '100', sid: randomUUID() };
    const others = { ...(people[0] as (typeof people)[0]), sub: '101' };
    const callers = [...people, ended, others, notes.ana, ...people];
    const answers: unknown[] = [];
    const asked = await askedStatements(async () => {
      const made = callers.map((one) => notes.get('/api/notes/open', notes.bearer(one)));
      answers.push(...(await Promise.all(made)).map((one) => (one.json() as { name?: string }).name));
    });
    await notes.admin(`delete from identity.live_sessions where username <> 'ana'`);
    const names = people.map(({ sub }) => `p${sub}`);
    expect(answers).toEqual([...names, undefined, undefined, 'ana', ...names]);
    expect(asked.filter(({ text }) => text.includes('live_sessions')).length).toBeLessThan(10);
  });

  test('is a failure while sessions cannot be read, and good again afterwards', async () => {
    const statuses = async () => {
      const made = [1, 2, 3].map(() => notes.get('/api/notes/mine', notes.bearer(notes.ana)));
      return (await Promise.all(made)).map(({ statusCode }) => statusCode);
    };
    await notes.admin('alter table identity.live_sessions rename to gone');
    expect(await statuses()).toEqual([500, 500, 500]);
    await notes.admin('alter table identity.gone rename to live_sessions');
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  test('waits for locked sessions no longer than one limit from when it came, and is served where they are free by then', async () => {
    const came = async (after: number) => {
      await pause(after);
      const at = performance.now();
      const { statusCode } = await notes.get('/api/notes/mine', notes.bearer(notes.ana));
      return { statusCode, waited: performance.now() - at };
    };
    const locked = notes.admin('begin; lock identity.live_sessions; select pg_sleep(6.5); commit');
    const [first, second, last] = await Promise.all([came(300), came(1500), came(4800)]);
    await locked;
    expect([first, second, last].map(({ statusCode }) => statusCode)).toEqual([503, 503, 200]);
    expect(Math.max(first.waited, second.waited, last.waited)).toBeLessThan(4000);
  }, 20_000);

  test('is served when its session was told in time, but the process was too busy to hear of it', async () => {
    const locked = notes.admin('begin; lock identity.live_sessions; select pg_sleep(1); commit');
    await pause(300);
    const answer = notes.get('/api/notes/mine', notes.bearer(notes.ana));
    await pause(200);
    // Behind what came and before timers, which are due by then.
    await new Promise((resolve) => setImmediate(resolve));
    const busyUntil = performance.now() + 3200;
    while (performance.now() < busyUntil);
    expect((await answer).statusCode).toBe(200);
    await locked;
  });

  test('is served when the process was too busy to ask for its session', async () => {
    const sessions = new LiveSessions(notes.app.get(EntityManager));
    const found = sessions.find(notes.ana);
    const busyUntil = performance.now() + 3200;
    while (performance.now() < busyUntil);
    expect(await found).toMatchObject({ id: 7, username: 'ana' });
  });

  test('notes that its session is used, and serves it when that cannot be written', async () => {
    const due = () => notes.admin('select use_due from identity.live_sessions');
    await notes.admin('update identity.live_sessions set use_due = true');
    expect((await notes.get('/api/notes/mine', notes.bearer(notes.ana))).statusCode).toBe(200);
    expect(await due()).toEqual([{ use_due: false }]);
    await notes.admin('update identity.live_sessions set use_due = true');
    await notes.admin('alter function identity.use_session rename to broken');
    expect((await notes.get('/api/notes/mine', notes.bearer(notes.ana))).statusCode).toBe(200);
    await notes.admin('alter function identity.broken rename to use_session');
  });

  test('answers 403 with its own words to the wrong type of account', async () => {
    const answer = await notes.get('/api/notes/employers', notes.bearer(notes.ana));
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error).toMatchObject({
      name: 'ForbiddenError',
      message: 'Debes ser empleador para leer notas.',
    });
  });

  test('does not look at it where anyone may call', async () => {
    expect((await notes.get('/api/notes/public', 'Bearer nonsense')).statusCode).toBe(200);
  });

  test('serves visitors where it is optional, but refuses a bad one', async () => {
    expect((await notes.get('/api/notes/open')).json()).toEqual({ name: null });
    expect((await notes.get('/api/notes/open', notes.bearer(notes.ana))).json()).toEqual({ name: 'ana' });
    expect((await notes.get('/api/notes/open', 'Bearer nonsense')).statusCode).toBe(401);
  });
});
