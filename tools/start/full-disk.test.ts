// The whole stack, as it is built, on a disk of its own that is filled to the last byte.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { asAdmin } from '@puente/postgres';
import { demoAccounts } from './demo-accounts.ts';
import { mountSmallDisk } from './small-disk.ts';
import { startStack, type Stack } from './stack.ts';

const disk = mountSmallDisk(320);
if (!disk) console.warn('No file system may be mounted here: what a full disk does is NOT tested.');

const job = {
  title: 'Mesera de fin de semana',
  requirements: 'Un año de experiencia.',
  benefits: 'Propinas y comida del turno.',
  country: 'Estados Unidos',
  province: 'Texas',
  zipCode: '77001',
  category: 'Hospitalidad y turismo',
  subcategory: 'Meseros y bar',
  modality: 'Presencial',
  workLanguage: 'Español',
  visaRequirement: 'Visa requerida',
  jobType: 'Medio tiempo',
  salary: 'US$15 la hora',
  status: 'Publicado',
};

(disk ? describe : describe.skip)('a disk that is full', () => {
  jest.setTimeout(100_000);
  let stack: Stack;
  let jwt = '';
  let before: string[];

  const get = (path: string) =>
    fetch(stack.url + path, {
      headers: { authorization: `Bearer ${jwt}` },
      signal: AbortSignal.timeout(60_000),
    });
  const postJob = async () => {
    const answer = await fetch(`${stack.url}/api/jobs`, {
      method: 'POST',
      headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
      // Letters that do not compress away: the table has to grow.
      body: JSON.stringify({ data: { ...job, description: letters(4000) } }),
      signal: AbortSignal.timeout(60_000),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };

  beforeAll(async () => {
    stack = await startStack({
      dataDir: disk?.folder ?? '',
      sections: ['planes'],
      fast: true,
      demo: true,
      build: false,
      environment: { RATE_LIMIT_SCALE: '100000' },
    });
    const signedIn = await fetch(`${stack.url}/api/auth/local?role=employer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: demoAccounts.employer, password: demoAccounts.password }),
    });
    ({ jwt } = (await signedIn.json()) as { jwt: string });
    before = services();
    disk?.fill();
  });
  afterAll(async () => {
    disk?.free();
    await stack?.stop();
    disk?.remove();
  });

  test('ends nothing: every read is answered, every write says that there is no room', async () => {
    const reads = ['/', '/registry.json', '/api/jobs', `/api/users/me`, '/api/jobs?_q=mesera', '/api/health'];
    const answers: Record<string, number> = {};
    const writes: { status: number; body: unknown }[] = [];
    for (let round = 0; round < 60; round += 1) {
      const statuses = await Promise.all(
        reads.map(async (path) => {
          const response = await get(path).catch((error: Error) => ({
            status: error.message,
            text: () => '',
          }));
          await response.text();
          return `${path} ${response.status}`;
        }),
      );
      for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1;
      if (round % 3 === 0) writes.push(await postJob());
    }
    expect(answers).toEqual(Object.fromEntries(reads.map((path) => [`${path} 200`, 60])));
    const refused = writes.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body).toMatchObject({
      data: null,
      error: { status: 507, name: 'InsufficientStorageError', details: {} },
    });
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([507]));
    expect(services()).toEqual(before);
  });

  test('that has room again takes writes again, by the same processes, whose logs say what they lost', async () => {
    disk?.free();
    await until(async () => (await postJob()).status === 201);
    expect(services()).toEqual(before);
    const { folder = '' } = disk ?? {};
    // By the first line there is room for, which is written once its call is answered.
    const told = /"msg":"\d+ lines of this log could not be written"/;
    await until(() => told.test(readFileSync(join(folder, 'logs', 'gateway.log'), 'utf8')));
    expect(existsSync(join(folder, 'processes.json'))).toBe(true);
  });

  test('and costs the database its life: pages and files are served meanwhile, and it comes back when there is room', async () => {
    await asAdmin(stack.adminUrl, async (admin) => {
      disk?.fill();
      // As much is written as a file of its log holds: it cannot make the next, and stops (PANIC).
      for (let file = 0; file < 100; file += 1) {
        await admin.query(`select pg_logical_emit_message(false, 'test', 'x'), pg_switch_wal()`);
      }
    }).catch(() => undefined);
    await until(async () => (await get('/api/jobs')).status === 503);
    const statuses = [];
    for (const path of ['/', '/registry.json', '/nosotros', '/api/jobs', '/api/docs-json']) {
      for (let round = 0; round < 20; round += 1) statuses.push(`${path} ${(await get(path)).status}`);
    }
    expect(new Set(statuses)).toEqual(
      new Set(['/ 200', '/registry.json 200', '/nosotros 200', '/api/jobs 503', '/api/docs-json 200']),
    );
    // Long enough for the database to be started in vain more than once.
    await pause(4000);
    expect([(await get('/')).status, (await get('/api/jobs')).status]).toEqual([200, 503]);
    expect(services()).toEqual(before);
    disk?.free();
    await until(async () => (await get('/api/jobs')).status === 200);
    await until(async () => (await postJob()).status === 201);
    expect(services()).toEqual(before);
  });
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(200);
}

function letters(length: number): string {
  return Array.from({ length }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
}

/** Number and program of each service that we started and that runs. */
function services(): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    const [stat, program] = [read(`/proc/${pid}/stat`), read(`/proc/${pid}/cmdline`)];
    const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    const service = /services\/\w+\/dist/.exec(program)?.[0];
    return parent === String(process.pid) && service ? [`${pid} ${service}`] : [];
  });
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
