import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import getPort from 'get-port';
import { openProcessRecords } from './process-records.ts';
import { startLocalProvider } from './local-provider.ts';
import { createProcesses, type Processes } from './processes.ts';
import { startInbox } from './services.ts';

/** What becomes of a connection: all of 127.0.0.0/8 is this machine, so .2 stands for any address but loopback's own. */
const knock = (host: string, port: number) =>
  new Promise<string>((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => resolve('open'));
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    socket.once('connect', () => socket.destroy());
  });

async function withProcesses(work: (processes: Processes, folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'puente-services-'));
  const records = await openProcessRecords(join(folder, 'processes.json'));
  const processes = createProcesses({ logDir: folder, records, onRestart: () => undefined });
  try {
    await work(processes, folder);
  } finally {
    await processes.stop();
    records.close();
    rmSync(folder, { recursive: true });
  }
}

test('the inbox is on loopback only, its page and its SMTP', () =>
  withProcesses(async (processes) => {
    const { mailUrl, smtpUrl } = await startInbox(processes, await getPort());
    for (const port of [mailUrl, smtpUrl].map((url) => Number(new URL(url).port))) {
      expect(await knock('127.0.0.1', port)).toBe('open');
      expect(await knock('127.0.0.2', port)).toBe('ECONNREFUSED');
    }
  }));

describe('who plays Google, Facebook and Microsoft', () => {
  const demo = { demo: true, publicUrl: 'http://localhost:4200' };

  test('is on loopback only, by http and https', () =>
    withProcesses(async (processes, dataDir) => {
      const provider = await startLocalProvider(processes, { ...demo, dataDir });
      const { GOOGLE_TOKEN_URL = '', MICROSOFT_METADATA_URL = '' } = provider?.environment ?? {};
      expect(MICROSOFT_METADATA_URL).toMatch(/^https:/);
      for (const port of [GOOGLE_TOKEN_URL, MICROSOFT_METADATA_URL].map((url) => Number(new URL(url).port))) {
        expect(await knock('127.0.0.1', port)).toBe('open');
        expect(await knock('127.0.0.2', port)).toBe('ECONNREFUSED');
      }
    }));

  test.each([
    ['a site without sample data', { demo: false }],
    ['a site that others reach', { open: true }],
    ['a site by another name than that of this machine', { publicUrl: 'http://puente.example' }],
    ['a site with keys of one of them', { socialKeys: { FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: '2' } }],
  ])('is not there for %s', (_, options) =>
    withProcesses(async (processes, dataDir) => {
      expect(await startLocalProvider(processes, { ...demo, dataDir, ...options })).toBeUndefined();
    }),
  );

  test('does not start by itself for a site of another name', () =>
    withProcesses(async (processes, dataDir) => {
      const env = { PUBLIC_URL: 'http://puente.example', CERTIFICATE_FOLDER: dataDir };
      const script = ['services/identity/src/testing/identity-provider/main.ts'];
      await expect(processes.run({ name: 'provider', script, env }, 'It refuses')).rejects.toThrow(
        /for one's own machine only/,
      );
    }));
});
