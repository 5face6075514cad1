import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Where a Chromium is: `CHROMIUM`, else the system's, installed with apt where that is possible.
 * @throws Error that says what to do
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM'];
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM is ${named}, which does not exist: name the program.`);
  const found = named ?? usual.find(existsSync);
  if (found) return found;

  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall) {
    console.log('Installing Chromium for the browser tests …');
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ]) {
      spawnSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  }
  const installed = usual.find(existsSync);
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (apt-get install chromium), or set CHROMIUM to its path.',
  );
}
