import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import getPort from 'get-port';
import { openProcessRecords } from './process-records.ts';
import { createProcesses } from './processes.ts';
import { startInbox } from './services.ts';

/** What becomes of a connection: all of 127.0.0.0/8 is this machine, so .2 stands for any address but loopback's own. */
const knock = (host: string, port: number) =>
  new Promise<string>((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => resolve('open'));
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    socket.once('connect', () => socket.destroy());
  });

test('the inbox is on loopback only, its page and its SMTP', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'puente-inbox-'));
  const records = await openProcessRecords(join(folder, 'processes.json'));
  const processes = createProcesses({ logDir: folder, records, onRestart: () => undefined });
  try {
    const { mailUrl, smtpUrl } = await startInbox(processes, await getPort());
    for (const port of [mailUrl, smtpUrl].map((url) => Number(new URL(url).port))) {
      expect(await knock('127.0.0.1', port)).toBe('open');
      expect(await knock('127.0.0.2', port)).toBe('ECONNREFUSED');
    }
  } finally {
    await processes.stop();
    records.close();
    rmSync(folder, { recursive: true });
  }
});
