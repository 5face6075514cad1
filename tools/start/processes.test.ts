import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openProcessRecords } from './process-records.ts';
import { createProcesses, type Processes, restartPause } from './processes.ts';

let folder: string;
let records: string;
let processes: Processes;
const restarts = jest.fn<(message: string) => void>();

beforeEach(async () => {
  restarts.mockClear();
  folder = mkdtempSync(join(tmpdir(), 'puente-processes-'));
  records = join(folder, 'processes.json');
  processes = createProcesses({
    logDir: join(folder, 'logs'),
    records: await openProcessRecords(records),
    onRestart: restarts,
  });
});
afterEach(async () => {
  await processes.stop();
  rmSync(folder, { recursive: true });
});

/** A program in our folder that writes its number to <name>.pid, among what `code` does. */
function program(name: string, code = 'setInterval(() => {}, 1000)'): { name: string; script: string[] } {
  const file = join(folder, `${name}.mjs`);
  const pidFile = JSON.stringify(join(folder, `${name}.pid`));
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';\nwriteFileSync(${pidFile}, String(process.pid));\n${code}\n`,
  );
  return { name, script: [file] };
}

/** The number that a program wrote, once it is another than `before`. */
async function pidOf(name: string, before = 0): Promise<number> {
  for (;;) {
    try {
      const pid = Number(readFileSync(join(folder, `${name}.pid`), 'utf8'));
      if (pid > 0 && pid !== before) return pid;
    } catch {
      // not yet
    }
    await pause(20);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A killed process stays on the list until it is collected: waits for that, until the test's own deadline. */
async function isGone(pid: number): Promise<boolean> {
  while (isAlive(pid)) await pause(20);
  return true;
}

const running = (name: string) => async () => pidOf(name);

describe('a program that runs to its end', () => {
  test('is waited for', async () => {
    await processes.run(program('short', 'console.log("done")'), 'It fails');
    expect(readFileSync(join(folder, 'logs/short.log'), 'utf8')).toBe('done\n');
  });

  test('and fails is told with the reason it gave', async () => {
    const work = processes.run(program('bad', 'throw new Error("no bread left")'), 'Baking fails');
    await expect(work).rejects.toThrow(/^Baking fails: Error: no bread left \(log: .+bad\.log\)$/);
  });
});

describe('a program that keeps running', () => {
  test('but ends before it is ready fails the start', async () => {
    const never = () => new Promise<never>(() => undefined);
    await expect(processes.start(program('early', 'process.exit(3)'), never)).rejects.toThrow(
      /^early does not start/,
    );
  });

  test('is started again when it dies', async () => {
    const first = await processes.start(program('phoenix'), running('phoenix'));
    process.kill(first, 'SIGKILL');
    const second = await pidOf('phoenix', first);
    expect(isAlive(second)).toBe(true);
    expect(restarts).toHaveBeenCalledWith(expect.stringMatching(/^phoenix ended by itself \(SIGKILL\)/));
  });

  test('and keeps dying is started again for as long as it takes', async () => {
    let pid = await processes.start(program('weak'), running('weak'));
    for (let end = 1; end <= 3; end += 1) {
      process.kill(pid, 'SIGKILL');
      pid = await pidOf('weak', pid);
    }
    expect(isAlive(pid)).toBe(true);
    expect(restarts.mock.calls.map(([message]) => /in ([\d.]+) s/.exec(message)?.[1])).toEqual([
      '0.5',
      '1',
      '2',
    ]);
  }, 20_000);

  test('is given longer pauses the more often it ends in a row, up to half a minute', () => {
    expect([1, 2, 3, 4, 7, 8, 100].map(restartPause)).toEqual([
      500, 1000, 2000, 4000, 30_000, 30_000, 30_000,
    ]);
  });

  test('ends at the stop together with its children, and is not started again', async () => {
    program('child');
    const spawnChild = `import { spawn } from 'node:child_process';
      spawn(process.execPath, [${JSON.stringify(join(folder, 'child.mjs'))}]);
      process.on('SIGTERM', () => process.exit(0));
      setInterval(() => {}, 1000);`;
    const parent = await processes.start(program('parent', spawnChild), running('parent'));
    const child = await pidOf('child');
    await processes.stop();
    expect([await isGone(parent), await isGone(child)]).toEqual([true, true]);
    await expect(processes.start(program('late'), running('late'))).rejects.toThrow('Stopped.');
  });

  test.each(['', ', also when they were started again'])(
    'that were started first end last%s',
    async (again) => {
      const order = join(folder, 'order');
      // Its number is written when it listens to SIGTERM.
      const tell = (name: string) =>
        program(
          name,
          `import { appendFileSync } from 'node:fs';
        process.on('SIGTERM', () => { appendFileSync(${JSON.stringify(order)}, '${name} '); process.exit(0); });
        writeFileSync(${JSON.stringify(join(folder, `${name}-up.pid`))}, String(process.pid));
        setInterval(() => {}, 1000);`,
        );
      for (const name of ['database', 'service']) await processes.start(tell(name), running(`${name}-up`));
      if (again) {
        const before = await pidOf('database-up');
        process.kill(before, 'SIGKILL');
        await pidOf('database-up', before);
      }
      await processes.stop();
      expect(readFileSync(order, 'utf8')).toBe('service database ');
    },
  );
});

describe('a data folder', () => {
  test('belongs to one Puente at a time', async () => {
    await expect(openProcessRecords(records)).rejects.toThrow(
      `Puente already runs on this data folder (process ${process.pid})`,
    );
  });

  test('of one that was killed is free again, and what it left running is ended', async () => {
    const orphan = await processes.start(program('orphan'), running('orphan'));
    const record = JSON.parse(readFileSync(records, 'utf8')) as {
      owner: { began: string };
      groups: object[];
    };
    expect(record.groups).toHaveLength(1);
    // Its owner's number belongs to another process by now.
    record.owner.began = '1';
    writeFileSync(records, JSON.stringify(record));
    await openProcessRecords(records, 200);
    expect(await isGone(orphan)).toBe(true);
  });
});
