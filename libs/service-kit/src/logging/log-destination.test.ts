import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('says how many lines were lost as soon as there is room again', () => {
  const file = join(folder, 'a.log');
  // A number that cannot be written to, and later can.
  let log = openSync(file, 'ax');
  closeSync(log);
  expect(openSync(file, 'r')).toBe(log);
  const logger = pino({ base: null, timestamp: false }, logDestination(log));
  logger.info('lost');
  logger.info('lost, too');
  closeSync(log);
  log = openSync(file, 'a');
  logger.info('after');
  closeSync(log);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    '2 lines of this log could not be written',
    'after',
  ]);
});
