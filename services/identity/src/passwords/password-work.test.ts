import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { unavailable } from '@puente/service-kit/testing';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startIdentity, type IdentityApp } from '../testing/identity-app.ts';
import { limitPasswordWork, passwordWork, passwordWorkLoad } from './password-work.ts';

const mostWaiting = 20;

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity({ PASSWORD_QUEUE: String(mostWaiting) });
});
afterAll(async () => {
  await identity.stop();
  limitPasswordWork(Infinity);
});

const nothing = { running: 0, waiting: 0 };
const body = { identifier: 'nadie@correo.test', password: 'Otra#1234' };
const signIn = (as: object = body) => identity.call('POST /api/auth/local', { body: as });

/** Not for ever: what goes on after its test keeps the process from its end. */
async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 30_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`It never came to that: ${String(holds)}`);
    await pause(1);
  }
}

/** Work that takes a place until it is released. */
function hold() {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = { release, isRunning: false, done: Promise.resolve() };
  held.done = passwordWork(() => {
    held.isRunning = true;
    return released;
  });
  return held;
}

describe('passwords', () => {
  test('are hashed and compared two at a time, in their turn', async () => {
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const work = async (turn: number) => {
      order.push(turn);
      most = Math.max(most, (running += 1));
      await pause(1);
      running -= 1;
      return turn;
    };
    const turns = Array.from({ length: 12 }, (_, turn) => turn);
    expect(await Promise.all(turns.map((turn) => passwordWork(() => work(turn))))).toEqual(turns);
    expect({ most, order }).toEqual({ most: 2, order: turns });
  });

  test('of too many at once are refused with when to come back; the others get their answer, and nothing is left', async () => {
    const most = { running: 0, waiting: 0 };
    const watch = setInterval(() => {
      const { running, waiting } = passwordWorkLoad();
      most.running = Math.max(most.running, running);
      most.waiting = Math.max(most.waiting, waiting);
    }, 0);
    const answers = await Promise.all(Array.from({ length: 60 }, () => signIn()));
    clearInterval(watch);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(60 - refused.length);
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.body).toEqual(unavailable);
    }
    expect(most).toEqual({ running: 2, waiting: mostWaiting });
    expect(passwordWorkLoad()).toEqual(nothing);
    expect((await signIn()).status).toBe(401);
  });

  test('that wait keep nobody else waiting', async () => {
    const answers = Array.from({ length: 10 }, () => signIn());
    await until(() => passwordWorkLoad().waiting > 5);
    expect((await identity.call('GET /health/live')).status).toBe(200);
    expect((await identity.call('GET /api/users?filters[username][$eqi]=ana')).status).toBe(200);
    expect(passwordWorkLoad().waiting).toBeGreaterThan(0);
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(10).fill(401));
    expect(passwordWorkLoad()).toEqual(nothing);
  });

  test('of who hung up leave the queue', async () => {
    const held = [hold(), hold()];
    const url = `${await identity.app.getUrl()}/api/auth/local`;
    const calls = Array.from({ length: 5 }, () =>
      request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, agent: false })
        .on('error', () => undefined)
        .end(JSON.stringify(body)),
    );
    await until(() => passwordWorkLoad().waiting === 5);
    const stays = signIn();
    await until(() => passwordWorkLoad().waiting === 6);
    for (const call of calls) call.destroy();
    await until(() => passwordWorkLoad().waiting === 1);
    expect(passwordWorkLoad().running).toBe(2);
    for (const one of held) one.release();
    await Promise.all(held.map(({ done }) => done));
    expect((await stays).status).toBe(401);
    expect(passwordWorkLoad()).toEqual(nothing);
  });
});

describe('a sign-in', () => {
  /** All places are taken, but for one comparison. */
  async function comparesTwice(as: object): Promise<boolean> {
    const [first, other] = [hold(), hold()];
    let isAnswered = false;
    const answer = signIn(as).finally(() => (isAnswered = true));
    await until(() => passwordWorkLoad().waiting === 1);
    const next = hold();
    first.release();
    await until(() => isAnswered || (next.isRunning && passwordWorkLoad().waiting === 1));
    const isCompared = !isAnswered;
    for (const one of [other, next]) one.release();
    await Promise.all([answer, first.done, other.done, next.done]);
    return isCompared;
  }

  test('compares a right password once, and any other twice, whoever it is of', async () => {
    const confirmed = await identity.account();
    const unconfirmed = await identity.account({ confirmed: false });
    const both = await identity.account({ confirmed: false });
    await identity.account({ userType: 'employer', email: both.email, password: 'Zanahoria8#' });
    const of = ({ email, password }: { email: string; password: string }) => ({
      identifier: email,
      password,
    });
    expect(await comparesTwice(of(confirmed))).toBe(false);
    expect(await comparesTwice({ ...of(confirmed), password: 'Otra#1234' })).toBe(true);
    expect(await comparesTwice(body)).toBe(true);
    // Somebody else may have registered it: whether the e-mail has another account is not theirs to know.
    expect(await comparesTwice(of(unconfirmed))).toBe(true);
    expect(await comparesTwice(of(both))).toBe(true);
  });
});
