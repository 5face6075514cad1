// `npx nx e2e <project>`: the browser tests of one project. A section's run with that section alone published; those of
// the shell, the journeys across sections, with all of them.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropDatabase } from '@puente/postgres';
import { databaseOwners } from '../start/database-owners.ts';
import { root } from '../start/processes.ts';
import { allSections, startStack, type Stack } from '../start/stack.ts';
import { createSteps } from '../start/steps.ts';
import { stopSignal } from '../start/stop-signals.ts';
import { findChromium } from './chromium.ts';

const [project = '', ...playwrightArguments] = process.argv.slice(2);
const signal = stopSignal();
const dataDir = mkdtempSync(join(tmpdir(), 'puente-e2e-'));
// PostgreSQL, which does not run as root, has to get in.
chmodSync(dataDir, 0o755);
/** A server that several runs share, as `npm test` does; else one of our own. */
const server = process.env['TEST_DATABASE_URL'];
const database = server && { adminUrl: server, name: `puente_e2e_${randomUUID().replaceAll('-', '')}` };
let stack: Stack | undefined;

try {
  const sections = sectionsOf(project);
  const chromium = findChromium();
  stack = await startStack({
    dataDir,
    sections,
    database: database || undefined,
    fast: true,
    demo: true,
    // `npm test` has built everything before.
    build: !process.env['PUENTE_BUILT'],
    environment: { CAPTCHA_COST: '2', RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'warn', ALERT_SECONDS: '1' },
    steps: createSteps((text) => process.stdout.write(text)),
    signal,
  });
  process.exitCode = await runPlaywright(stack, chromium);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stack?.stop();
  if (database) await dropDatabase(database.adminUrl, database.name, Object.keys(databaseOwners));
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();

function sectionsOf(name: string): string[] {
  const sections = allSections();
  if (name === 'shell') return sections;
  if (sections.includes(name)) return [name];
  throw new Error(`"${name}" has no browser tests: use shell, ${sections.join(', ')}.`);
}

function runPlaywright({ url, mailUrl, adminUrl, storeDir }: Stack, chromium: string): Promise<number> {
  const cli = join(root, 'node_modules', '.bin', 'playwright');
  const config = join(import.meta.dirname, 'playwright.config.ts');
  const child = spawn(process.execPath, [cli, 'test', '--config', config, ...playwrightArguments], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      // Without one that knows all letters, Chromium calls «currículum.pdf» «download».
      LC_ALL: 'C.UTF-8',
      CHROMIUM: chromium,
      E2E_PROJECT: project,
      E2E_URL: url,
      E2E_MAIL_URL: mailUrl,
      E2E_ADMIN_URL: adminUrl,
      E2E_STORE_DIR: storeDir,
    },
  });
  signal.addEventListener('abort', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, name) => resolve(code ?? 128 + (name ? constants.signals[name] : 0)));
  });
}
