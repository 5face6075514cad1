import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { root } from './processes.ts';
import { ensureSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-main-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function start(env: Record<string, string>): { code: number | null; complaint: string } {
  const { status, stderr } = spawnSync(process.execPath, ['tools/start/main.ts'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 30_000, // one that starts after all
    env: { PATH: process.env['PATH'], PUENTE_DATA: folder, ...env },
  });
  return { code: status, complaint: stderr.trim() };
}

describe('what prevents a start is told in one line, without a stack trace', () => {
  test('a wrong value', () => {
    expect(start({ PORT: 'abc' })).toEqual({
      code: 1,
      complaint: 'PORT is "abc": set it to a port number from 1 to 65535.',
    });
  });

  test('a port in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const result = start({ PORT: String(port) });
    server.close();
    expect(result).toEqual({
      code: 1,
      complaint: `Port ${port} is in use: stop what uses it, or set PORT to another port.`,
    });
  });

  test('a port that no browser opens', () => {
    expect(start({ PORT: '6000' })).toEqual({
      code: 1,
      complaint: 'Port 6000 is one that browsers refuse to open: set PORT to another port.',
    });
  });

  test.each([
    [
      { HOST: '0.0.0.0' },
      /^HOST is "0\.0\.0\.0", so others reach this site: set SMTP_URL to .+; PUENTE_DEMO to .+\.$/,
    ],
    [
      { PUBLIC_URL: 'https://puente.example' },
      /^PUBLIC_URL is "https:\S+", so .+: set SMTP_URL to .+; PUENTE_DEMO to .+; TRUST_PROXY to .+\.$/,
    ],
    [
      { PUBLIC_URL: 'https://puente.example', SMTP_URL: 'smtp://mail.example', PUENTE_DEMO: '0' },
      /^PUBLIC_URL is "https:\S+", so others reach this site: set TRUST_PROXY to [^;]+\.$/,
    ],
    [
      { TRUST_PROXY: '10.0.0.1, puente.example' },
      /^TRUST_PROXY is "10\.0\.0\.1, puente\.example": set it to .+\.$/,
    ],
    [{ DATABASE_URL: 'postgres://localhost:5432' }, /^DATABASE_URL is "\S+": set it to .+\.$/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud": set it to .+\.$/],
  ])('what others could do harm with, before anything is started: %j', (env, expected) => {
    const { code, complaint } = start(env);
    expect(complaint).toMatch(expected);
    expect(code).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a data folder that cannot be one', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, complaint } = start({ PUENTE_DATA: file });
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /^Cannot write to \S+ \(\w+\): make it yours, or set PUENTE_DATA to another folder\.$/,
    );
  });
});

test('keys and secrets are made once, at random, for their owner only', () => {
  const secrets = ensureSecrets(folder);
  const keys = join(folder, 'keys');
  const files = () =>
    readdirSync(keys, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  expect(files().map((file) => statSync(file).mode & 0o777)).toEqual(Array.from({ length: 6 }, () => 0o600));
  const kept = () => files().map((file) => readFileSync(file, 'utf8'));
  const before = kept();
  expect(ensureSecrets(folder)).toEqual(secrets);
  expect(kept()).toEqual(before);
  const { identity, jobs } = secrets.databasePasswords;
  expect(identity).toMatch(/^[0-9a-f]{64}$/);
  expect(jobs).not.toBe(identity);
  const other = ensureSecrets(join(folder, 'other')).databasePasswords;
  expect(Object.values(other)).not.toContain(jobs);
});
