import { afterEach, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readlink, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { asAdmin, removeCluster, startPostgres, type RunningPostgres } from './index.ts';
import { socketFiles } from './listening.ts';
import { signalServer } from './testing/signal-server.ts';

const folders: string[] = [];
const places: string[] = [];
const running: RunningPostgres[] = [];

/** As tests do, or as it is started unless somebody says otherwise. */
async function start(
  dataDir: string,
  how: { durable?: boolean } = { durable: false },
): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir, ...how });
  running.push(server);
  places.push(dataDir);
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

const setting = async (server: RunningPostgres, name: string) =>
  asAdmin(server.adminUrl, async (admin) => (await admin.query(`show ${name}`)).rows[0][name] as string);

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  for (const place of places.splice(0)) await removeCluster(place);
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  test('keeps its data from one start to the next', async () => {
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

  test('keeps what it has said is done, also when it is killed that moment', async () => {
    const place = openPlace();
    const first = await start(place, {});
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'])
      expect([name, await setting(first, name)]).toEqual([name, 'on']);
    await asAdmin(first.adminUrl, async (admin) => {
      await admin.query('create table applications as select 1 as id');
      await admin.query('checkpoint');
      await admin.query('insert into applications select generate_series(2, 100)');
      signalServer(first.dataDir, 'SIGKILL');
    });
    await first.stop();
    const second = await start(place, {});
    const rows = await asAdmin(
      second.adminUrl,
      async (admin) => (await admin.query('select count(*)::int as applications from applications')).rows,
    );
    expect(rows).toEqual([{ applications: 100 }]);
  });

  test('logs what failed, but neither its values nor the row that was there', async () => {
    const place = openPlace();
    const lines: string[] = [];
    const server = await startPostgres({ dataDir: place, durable: false, log: (line) => lines.push(line) });
    running.push(server);
    places.push(place);
    await asAdmin(server.adminUrl, async (admin) => {
      await admin.query('create table people (email text constraint one_each unique)');
      const register = () => admin.query(`insert into people values ('lucia@correo.test')`);
      await register();
      await expect(register()).rejects.toThrow('one_each');
    });
    await server.stop();
    expect(lines.join()).toContain('one_each');
    expect(lines.join()).not.toContain('lucia');
  });

  test('takes the folder back from a server whose starter was killed', async () => {
    const place = openPlace();
    const module = JSON.stringify(join(import.meta.dirname, 'index.ts'));
    const script = `const { startPostgres } = await import(${module});
      await startPostgres({ dataDir: ${JSON.stringify(place)}, durable: false });
      process.kill(process.pid, 'SIGKILL');`;
    const killed = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
    await once(killed, 'exit');
    expect(await answer(await start(place))).toBe(1);
  });

  test('is not misled by the traces of a dead server whose number another process has now', async () => {
    const place = openPlace();
    const server = await start(place);
    await server.stop();
    for (const name of ['postmaster.pid', ...socketFiles])
      await writeFile(join(server.dataDir, name), `${process.pid}\n${server.dataDir}\n`);
    expect(await answer(await start(place))).toBe(1);
  });

  test('takes connections in its folder alone, which nobody else may enter', async () => {
    const server = await start(openPlace());
    expect(decodeURIComponent(new URL(server.adminUrl).hostname)).toBe(server.dataDir);
    expect(await setting(server, 'listen_addresses')).toBe('');
    expect((await stat(server.dataDir)).mode & 0o077).toBe(0);
  });

  test('takes them on a port of this machine where no socket can have so long a path', async () => {
    const server = await start(`${openPlace()}-${'long'.repeat(25)}`);
    expect(new URL(server.adminUrl).hostname).toBe('127.0.0.1');
    expect(await setting(server, 'unix_socket_directories')).toBe('');
  });

  test.each(['a, b', 'a "b"', 'año 50%'])('starts in a folder called «%s»', async (name) => {
    const place = openPlace();
    places.push(place);
    expect(await answer(await start(join(place, name)))).toBe(1);
  });

  test('says who uses the folder when it is in use', async () => {
    const place = openPlace();
    await start(place);
    await expect(startPostgres({ dataDir: place })).rejects.toThrow(`in use by process ${process.pid}`);
  });
});

/** Only root runs the server as somebody else, who may be kept out. */
const asRoot = process.getuid?.() === 0 ? describe : describe.skip;

asRoot('in a folder that only its owner may enter', () => {
  const keep = (server: RunningPostgres) =>
    asAdmin(server.adminUrl, (admin) => admin.query('create table kept as select 42 as answer'));
  const isKept = async (server: RunningPostgres) =>
    asAdmin(server.adminUrl, async (admin) => {
      const { rows } = await admin.query(`select to_regclass('kept') is not null as kept`);
      return rows[0].kept as boolean;
    });

  test('the database is elsewhere, says where, and is found there again', async () => {
    const place = join(await newFolder(), 'data', 'postgres');
    const first = await start(place);
    expect(first.dataDir).toBe(await readlink(place));
    expect(first.notices).toEqual([expect.stringContaining(first.dataDir)]);
    await keep(first);
    await first.stop();
    const second = await start(place);
    expect(second.notices).toEqual(first.notices);
    expect(await isKept(second)).toBe(true);
  });

  test.each([
    ['the data folder is removed', (data: string) => rm(data, { recursive: true })],
    ['what is in the data folder is removed', (data: string) => rm(join(data, 'postgres'))],
  ])('a new one begins when %s, and the one before is named, not lost', async (_, remove) => {
    const data = join(await newFolder(), 'data');
    const first = await start(join(data, 'postgres'));
    await keep(first);
    await first.stop();
    await remove(data);
    const second = await start(join(data, 'postgres'));
    expect(await isKept(second)).toBe(false);
    expect(second.notices.join(' ')).toContain(`${dirname(first.dataDir)} has the database of`);
    await rm(dirname(first.dataDir), { recursive: true });
  });

  test('it goes along when the data folder is moved, and what begins at the old place is another', async () => {
    const folder = await newFolder();
    const first = await start(join(folder, 'data', 'postgres'));
    await keep(first);
    await first.stop();
    await rename(join(folder, 'data'), join(folder, 'moved'));
    const other = await start(join(folder, 'data', 'postgres'));
    expect(await isKept(other)).toBe(false);
    const moved = await start(join(folder, 'moved', 'postgres'));
    expect(await isKept(moved)).toBe(true);
  });

  test('one that is gone is told, not replaced', async () => {
    const place = join(await newFolder(), 'data', 'postgres');
    const first = await start(place);
    await first.stop();
    await rm(dirname(first.dataDir), { recursive: true });
    await expect(startPostgres({ dataDir: place })).rejects.toThrow(
      `was in ${first.dataDir} and is gone: put it back, or remove ${place} to begin anew.`,
    );
  });

  test('one that was closed later is told, not replaced', async () => {
    const folder = await newFolder();
    await chmod(folder, 0o755);
    const place = join(folder, 'postgres');
    const first = await start(place);
    await keep(first);
    await first.stop();
    await chmod(folder, 0o700);
    await expect(startPostgres({ dataDir: place })).rejects.toThrow(
      /may not enter \S+: let others .+ set PUENTE_DATA/,
    );
    await chmod(folder, 0o755);
    expect(await isKept(await start(place))).toBe(true);
  });

  test('it starts also where what root makes is closed to others', async () => {
    const before = process.umask(0o077);
    try {
      expect(await answer(await start(join(await newFolder(), 'data', 'postgres')))).toBe(1);
    } finally {
      process.umask(before);
    }
  });
});
