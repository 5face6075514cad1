import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { demoAccounts } from './demo-accounts.ts';
import { root } from './processes.ts';
import { startStack, type Stack } from './stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'puente-rotation-'));
const publicKeys = join(dataDir, 'keys', 'jwt-public');
let stack: Stack;

const start = () => startStack({ dataDir, demo: true, sections: ['planes'], build: false, fast: true });
beforeAll(async () => {
  stack = await start();
}, 120_000);
afterAll(async () => {
  await stack.stop();
  rmSync(dataDir, { recursive: true });
});

async function signIn(): Promise<string> {
  const answer = await fetch(`${stack.url}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: demoAccounts.seeker, password: demoAccounts.password }),
  });
  return ((await answer.json()) as { jwt: string }).jwt;
}

/** What identity and jobs say of a token. */
const statuses = (token: string) =>
  Promise.all(
    ['/api/users/me', '/api/favorites'].map(async (path) => {
      const { status } = await fetch(stack.url + path, { headers: { authorization: `Bearer ${token}` } });
      return status;
    }),
  );

const keyOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;

async function restart(): Promise<void> {
  await stack.stop();
  stack = await start();
}

test('a new key signs nobody out, and one that is removed is good no more', async () => {
  const before = await signIn();
  const { stdout } = spawnSync(process.execPath, ['tools/start/rotate-keys.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PUENTE_DATA: dataDir },
  });
  const [first = '', second = ''] = readdirSync(publicKeys).toSorted();
  expect(stdout).toContain(second);
  expect(keyOf(await signIn())).toBe(keyOf(before));

  await restart();
  const after = await signIn();
  expect(keyOf(after)).not.toBe(keyOf(before));
  expect([await statuses(before), await statuses(after)]).toEqual([
    [200, 200],
    [200, 200],
  ]);

  rmSync(join(publicKeys, first));
  await restart();
  expect([await statuses(before), await statuses(after)]).toEqual([
    [401, 401],
    [200, 200],
  ]);
}, 180_000);
