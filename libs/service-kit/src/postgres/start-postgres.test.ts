import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { asAdmin, startPostgres, type RunningPostgres } from './index.ts';

const folders: string[] = [];
const running: RunningPostgres[] = [];

async function start(dataDir: string): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir, durable: false });
  running.push(server);
  // One that was moved away from a closed folder has a folder of its own around it.
  folders.push(server.dataDir === dataDir ? dataDir : dirname(server.dataDir));
  return server;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'puente-pg-'));
  folders.push(folder);
  return folder;
}

/** A name of its own under a folder that everyone may enter. */
const openPlace = () => join(tmpdir(), `puente-pg-${process.pid}-${Math.random().toString(36).slice(2)}`);

const answer = async (server: RunningPostgres) =>
  asAdmin(server.adminUrl, async (admin) => (await admin.query('select 1 as one')).rows[0].one as number);

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('keeps its data from one start to the next', async () => {
    const place = openPlace();
    const first = await start(place);
    await asAdmin(first.adminUrl, (admin) => admin.query('create table kept as select 42 as answer'));
    await first.stop();
    const second = await start(place);
    const rows = await asAdmin(
      second.adminUrl,
      async (admin) => (await admin.query('select * from kept')).rows,
    );
    expect(rows).toEqual([{ answer: 42 }]);
  });

  it('starts in a folder that only its owner may enter', async () => {
    const closed = await newFolder(); // mode 700
    expect(await answer(await start(join(closed, 'cluster')))).toBe(1);
  });

  it('takes the folder back from a server whose starter was killed', async () => {
    const place = openPlace();
    const module = JSON.stringify(join(import.meta.dirname, 'index.ts'));
    const script = `const { startPostgres } = await import(${module});
      await startPostgres({ dataDir: ${JSON.stringify(place)}, durable: false });
      process.kill(process.pid, 'SIGKILL');`;
    const killed = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
    await once(killed, 'exit');
    expect(await answer(await start(place))).toBe(1);
  });

  it('is not misled by the traces of a dead server whose number another process has now', async () => {
    const place = openPlace();
    const server = await start(place);
    await server.stop();
    await writeFile(join(server.dataDir, 'postmaster.pid'), `${process.pid}\n${server.dataDir}\n`);
    expect(await answer(await start(place))).toBe(1);
  });

  it('says who uses the folder when it is in use', async () => {
    const place = openPlace();
    await start(place);
    await expect(startPostgres({ dataDir: place })).rejects.toThrow(`in use by process ${process.pid}`);
  });
});
