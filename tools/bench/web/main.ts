// `npm run bench:web [-- --visits 9] [-- --only /planes]`: the composed site beside its twin, the same sources built as
// one program, both served by the same gateway: what a visit costs on a slow phone. Figures for a person to read and
// compare; nothing fails here.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { findChromium } from '../../checks/chromium.ts';
import { openProcessRecords } from '../../start/process-records.ts';
import { createProcesses, type Processes } from '../../start/processes.ts';
import { startService } from '../../start/services.ts';
import { benchOnStack } from '../bench-stack.ts';
import { table, type Measured } from './report.ts';
import { buildTwin } from './twin-store.ts';
import { visits, type Visit } from './visit.ts';

const { values } = parseArgs({
  options: { visits: { type: 'string', default: '9' }, only: { type: 'string' } },
});
const count = Number(values.visits);

await benchOnStack(
  { demo: true, environment: { RATE_LIMIT_SCALE: '1000' } },
  async ({ url, storeDir, signal }) => {
    const folder = mkdtempSync(join(tmpdir(), 'puente-twin-'));
    const records = await openProcessRecords(join(folder, 'processes.json'));
    const processes = createProcesses({ logDir: folder, records, onRestart: console.warn });
    try {
      console.log('  Building the twin …');
      const twinStore = join(folder, 'store');
      await buildTwin(processes, { composed: storeDir, twin: twinStore });
      // Each before the same site, whose services answer: what lies between costs both alike.
      const sites = {
        composed: await serve(processes, 'composed', storeDir, url),
        twin: await serve(processes, 'twin', twinStore, url),
      };
      await measure(sites, await pagesOf(url), signal);
    } finally {
      await processes.stop();
      records.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

/** @returns its address */
async function serve(
  processes: Processes,
  name: string,
  storeDir: string,
  services: string,
): Promise<string> {
  const port = await getPort();
  const publicUrl = `http://localhost:${port}`;
  await startService(processes, 'gateway', port, {
    PUBLIC_URL: publicUrl,
    IDENTITY_URL: services,
    JOBS_URL: services,
    STORE_DIR: storeDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
  });
  console.log(`  ${name}: ${publicUrl}`);
  return publicUrl;
}

interface Place {
  path: string;
  /** What stands there once the page is drawn. */
  ready: string;
}

async function pagesOf(url: string): Promise<Place[]> {
  const answer = await fetch(`${url}/api/jobs?pagination[pageSize]=1`);
  const { data } = (await answer.json()) as { data: { id: number }[] };
  const heading = 'main h1';
  return [
    { path: '/', ready: heading },
    { path: '/empleos?q=cocina&pais=Estados+Unidos&orden=relevancia', ready: 'main article' },
    { path: `/detalle-empleo/${data[0]?.id}`, ready: heading },
    { path: '/planes', ready: heading },
    { path: '/login', ready: heading },
  ].filter(({ path }) => !values.only || path.startsWith(values.only));
}

async function measure(
  sites: Record<'composed' | 'twin', string>,
  pages: readonly Place[],
  signal: AbortSignal,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const cold: Measured[] = [];
  const warm: Measured[] = [];
  for (const { path, ready } of pages) {
    const first: Record<keyof typeof sites, Visit[]> = { composed: [], twin: [] };
    const again: typeof first = { composed: [], twin: [] };
    // One beside the other: what else the machine does meanwhile slows both down.
    for (let visit = 0; visit < count && !signal.aborted; visit += 1)
      for (const program of ['composed', 'twin'] as const) {
        const made = await visits(browser, sites[program] + path, ready);
        first[program].push(made.cold);
        again[program].push(made.warm);
      }
    if (signal.aborted) break;
    cold.push({ name: `\`${path}\``, ...first });
    warm.push({ name: `\`${path}\``, ...again });
    console.log(`  ${path}`);
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}, Chromium ${browser.version()}, ${count} visits.\n`,
  );
  await browser.close();
  console.log(`${table('First visit', cold)}\n\n${table('Second visit', warm)}`);
}
