// Browser tests of one project, against the stack that tools/checks/e2e.ts started for it.
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { type StackOptions } from '@puente/e2e-kit';

const {
  E2E_PROJECT: project,
  E2E_URL: baseURL,
  E2E_MAIL_URL: mailUrl,
  CHROMIUM: executablePath,
} = process.env;
if (!project || !baseURL || !mailUrl || !executablePath)
  throw new Error('Run these by "npx nx e2e <project>".');
const workspace = join(import.meta.dirname, '..', '..');
const folder = join(workspace, 'apps', project);

export default defineConfig<StackOptions>({
  outputDir: join(folder, 'test-results', 'e2e'),
  reporter: [['list'], ['json', { outputFile: join(folder, 'test-results', 'e2e.json') }]],
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: project, testDir: join(folder, 'e2e') },
    // What holds for every page of any project, without a line of its own for it.
    {
      name: 'every page',
      testDir: join(workspace, 'libs', 'e2e-kit', 'src', 'every-page'),
      // That these can fail need be seen only once.
      ...(project !== 'shell' && { testIgnore: '**/inspector.spec.ts' }),
    },
  ],
  use: {
    baseURL,
    mailUrl,
    locale: 'es-US',
    timezoneId: 'America/Chicago',
    // A service worker would answer what a test means to intercept; the shell’s offline specs allow it.
    serviceWorkers: 'block',
    // A third of the time: recorded when somebody wants to see what went wrong.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
