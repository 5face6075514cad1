import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { logDestination } from './log-destination.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that logs more than a pipe holds, with `output` as its standard output, and then does what it is there for. */
async function runLogging(output: number | 'pipe'): Promise<string> {
  const done = join(folder, 'done');
  const program = `
    const { logDestination, outliveOutput } = await import(${JSON.stringify(join(import.meta.dirname, 'index.ts'))});
    const { pino } = await import(${JSON.stringify(import.meta.resolve('pino'))});
    outliveOutput();
    const log = pino({}, logDestination());
    for (let line = 0; line < 5000; line += 1) log.info('a line');
    process.stdout.write('past the log');
    process.stderr.write('past the log');
    await new Promise((resolve) => setTimeout(resolve, 50));
    log.error('the last one');
    (await import('node:fs')).writeFileSync(${JSON.stringify(done)}, 'served');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', output, output],
  });
  // Its reader goes at once.
  child.stdout?.destroy();
  child.stderr?.destroy();
  await once(child, 'exit');
  return existsSync(done) ? readFileSync(done, 'utf8') : 'ended';
}

describe('a process that logs', () => {
  (existsSync('/dev/full') ? test : test.skip)('goes on when the disk of its log is full', async () => {
    const full = openSync('/dev/full', 'w');
    expect(await runLogging(full)).toBe('served');
    closeSync(full);
  });

  test('goes on when whoever read its log has gone', async () => {
    expect(await runLogging('pipe')).toBe('served');
  });
});

/** The texts of lines that are whole. */
const messagesOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => (line.endsWith('}') ? [(JSON.parse(line) as { msg: string }).msg] : []));

const loggerTo = (fd: number) => pino({ base: null, timestamp: false }, logDestination(fd));

test('says how many lines were lost as soon as there is room again', async () => {
  const file = join(folder, 'a.log');
  // A number that cannot be written to, and later can.
  let log = openSync(file, 'ax');
  closeSync(log);
  expect(openSync(file, 'r')).toBe(log);
  const logger = loggerTo(log);
  logger.info('lost');
  logger.info('lost, too');
  await turn();
  logger.info('lost in another turn');
  await turn();
  closeSync(log);
  log = openSync(file, 'a');
  logger.info('after');
  logger.info('and after');
  await turn();
  closeSync(log);
  expect(messagesOf(readFileSync(file, 'utf8'))).toEqual([
    '3 lines of this log could not be written',
    'after',
    'and after',
  ]);
});

test('counts the lines of which a pipe took a part or nothing', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const logger = loggerTo(fd);
  const many = 3000;
  for (let line = 0; line < many; line += 1) logger.info(`line ${line}, ${'x'.repeat(line % 90)}`);
  await turn();
  const held = Buffer.alloc(1024 * 1024);
  const read = readSync(fd, held);
  logger.info('after');
  await turn();
  const lines = held.toString('utf8', 0, read + readSync(fd, held, { offset: read }));
  closeSync(fd);
  const messages = messagesOf(lines);
  const taken = messages.slice(0, -2);
  expect(taken.length).toBeGreaterThan(100);
  expect(taken).toEqual(taken.map((_, line) => `line ${line}, ${'x'.repeat(line % 90)}`));
  expect(messages.slice(-2)).toEqual([
    `${many - taken.length} lines of this log could not be written`,
    'after',
  ]);
});

describe('lines of one turn', () => {
  test('are written at its end, together and in their order', async () => {
    const file = join(folder, 'a.log');
    const log = openSync(file, 'ax');
    const logger = loggerTo(log);
    logger.info('one');
    logger.info('another');
    expect(readFileSync(file, 'utf8')).toBe('');
    await turn();
    logger.info('in the next');
    await turn();
    closeSync(log);
    expect(messagesOf(readFileSync(file, 'utf8'))).toEqual(['one', 'another', 'in the next']);
  });

  test.each([
    ['ends', 'process.exit()'],
    ['throws', "throw new Error('nobody catches it')"],
  ])('are written when the process %s before its end', (_how, what) => {
    const program = `
      const { logDestination } = await import(${JSON.stringify(join(import.meta.dirname, 'index.ts'))});
      const log = logDestination();
      log.write('one\\n');
      log.write('another\\n');
      ${what};`;
    const child = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    expect(child.stdout).toBe('one\nanother\n');
  });
});
