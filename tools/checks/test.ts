// `npm test`: everything that must pass. Ends with the sum of all tests on a line of its own.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@puente/postgres';
import { nxEnvironment } from '../start/build.ts';
import { root } from '../start/processes.ts';
import { stopSignal } from '../start/stop-signals.ts';
import { findChromium } from './chromium.ts';
import { type Failure, removeReports, sumReports } from './counts.ts';

const signal = stopSignal();
const started = Date.now();

/** One server for all service and browser tests. */
async function withServer(work: (url: string) => Promise<boolean>): Promise<boolean> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return work(given);
  const dataDir = mkdtempSync(join(tmpdir(), 'puente-test-'));
  chmodSync(dataDir, 0o755);
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres'), durable: false });
  try {
    return await work(server.adminUrl);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @returns whether all of the targets succeeded */
function nx(targets: string[], parallel: number, env: NodeJS.ProcessEnv): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules', '.bin', 'nx'),
      'run-many',
      `--targets=${targets.join(',')}`,
      `--parallel=${parallel}`,
      '--outputStyle=static',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...nxEnvironment(), ...env },
    },
  );
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      resolve(code === 0);
    });
  });
}

/** Says at the end what else stands a thousand lines above it. */
function report(failures: Failure[]): void {
  if (failures.length) console.log('\nFailed:');
  for (const { title, message } of failures) console.log(`\n  ${title}\n${message.replace(/^/gm, '    ')}`);
}

async function everything(): Promise<boolean> {
  const env: NodeJS.ProcessEnv = { CHROMIUM: findChromium() };
  removeReports();
  return withServer(async (url) => {
    env['TEST_DATABASE_URL'] = url;
    // Service tests run against the built migrations, browser tests against everything built.
    const built = await nx(['build', 'broken-release', 'another-build'], 2, env);
    const checked = await nx(['lint', 'format', 'typecheck', 'test', 'weight'], 2, env);
    const browsed = built && (await nx(['e2e'], 1, { ...env, PUENTE_BUILT: '1' }));
    return built && checked && browsed;
  });
}

try {
  const ok = await everything();
  const counts = sumReports();
  // What fails outside a test, such as lint or a build, is a failure, too.
  const failed = ok ? counts.failed : Math.max(counts.failed, 1);
  report(counts.failures);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`\n${ok ? 'All checks passed' : 'Checks failed: see above'} (${minutes} min).`);
  console.log(
    `${counts.passed} passed, ${failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`,
  );
  process.exitCode = ok && failed === 0 && counts.passed > 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();
