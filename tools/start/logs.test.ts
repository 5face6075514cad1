import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openLogs, type Logs } from './logs.ts';
import { root } from './processes.ts';
import { mountSmallDisk } from './small-disk.ts';

const largest = 100_000;
const opened: Logs[] = [];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-logs-'));
});
afterEach(() => {
  for (const logs of opened.splice(0)) logs.close();
  rmSync(folder, { recursive: true });
});

function open(place = folder): Logs {
  const logs = openLogs(place, largest);
  opened.push(logs);
  return logs;
}

/** Runs a program that says something in the log `a`. */
function say(logs: Logs, code: string): ChildProcess {
  const log = logs.open('a');
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', log, log] });
  if (log !== 'ignore') closeSync(log);
  return child;
}

const flood = `let line = 0; setInterval(() => {
  for (let i = 0; i < 100; i += 1) require('fs').writeSync(1, 'line ' + (line += 1) + ' ' + 'x'.repeat(80) + '\\n');
}, 20)`;

describe('the log of a process', () => {
  test('that says more than its file may hold goes on in an empty one, and the end of the full one is kept', async () => {
    const logs = open();
    const child = say(logs, flood);
    const older = join(folder, 'a.older.log');
    while (!existsSync(older)) await pause(20);
    const said = readFileSync(older, 'utf8').length;
    expect(said).toBe(largest);
    // It is still the same process that writes, and where it is read from.
    const size = statSync(logs.pathOf('a')).size;
    while (statSync(logs.pathOf('a')).size === size) await pause(20);
    expect(readFileSync(logs.pathOf('a'), 'utf8')).toMatch(/^\D*line \d+ x/);
    child.kill();
    await once(child, 'exit');
    expect(readdirSync(folder).toSorted()).toEqual(['a.log', 'a.older.log', 'last']);
  }, 20_000);

  test('of the last start is kept beside that of this one; the one before it is not', async () => {
    for (const start of ['first', 'second', 'third']) {
      const logs = open();
      await once(say(logs, `console.log('${start}')`), 'exit');
      // Started again by the same supervisor: the same log goes on.
      await once(say(logs, `console.log('again')`), 'exit');
    }
    expect(readFileSync(join(folder, 'a.log'), 'utf8')).toBe('third\nagain\n');
    expect(readFileSync(join(folder, 'last', 'a.log'), 'utf8')).toBe('second\nagain\n');
  });

  test('is done without where no file can be made', async () => {
    writeFileSync(join(folder, 'file'), '');
    const logs = open(join(folder, 'file', 'logs'));
    const [code] = (await once(say(logs, 'console.log("said to nobody")'), 'exit')) as [number];
    expect(code).toBe(0);
  });

  const disk = mountSmallDisk(4);
  if (!disk) console.warn('No file system may be mounted here: logs on a full disk are NOT tested.');
  (disk ? test : test.skip)(
    'stays within its limit on a full disk, too',
    async () => {
      const place = disk?.folder ?? '';
      const logs = open(place);
      const log = logs.open('a') as number;
      writeSync(log, 'x'.repeat(3 * largest));
      disk?.fill();
      // There is no room to keep the end of it.
      while (statSync(logs.pathOf('a')).size > 0) await pause(20);
      expect(existsSync(join(place, 'a.older.log'))).toBe(false);
      writeSync(log, 'and goes on');
      closeSync(log);
      expect(readFileSync(logs.pathOf('a'), 'utf8')).toBe('and goes on');
      disk?.remove();
    },
    20_000,
  );
});

(existsSync('/dev/full') ? test : test.skip)(
  'what the start itself says may be lost without ending it',
  async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const full = openSync('/dev/full', 'w');
    // It comes as far as to say that it starts, and then has a reason to stop.
    const { status, stderr } = spawnSync(process.execPath, ['tools/start/main.ts'], {
      cwd: root,
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        PUENTE_DATA: folder,
        PORT: String((server.address() as AddressInfo).port),
      },
    });
    closeSync(full);
    server.close();
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^\nPort \d+ is in use/)]);
  },
  60_000,
);
