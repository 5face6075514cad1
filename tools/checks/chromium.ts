import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Where a Chromium is: `CHROMIUM`, else the system's, installed with apt where that is possible, as is a font that pages are drawn in
 * until their own comes (`tokens.css`): without any of these, text moves when that comes, as it does for hardly anybody.
 * @throws Error that says what to do
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM'];
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM is ${named}, which does not exist: name the program.`);
  if (named) return named;

  const found = usual.find(existsSync);
  if (!found) install('chromium', font);
  else if (lacksFonts()) install(font);
  const installed = found ?? usual.find(existsSync);
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (apt-get install chromium), or set CHROMIUM to its path.',
  );
}

const font = 'fonts-liberation';

/** Who has no fontconfig has other systems' fonts. */
function lacksFonts(): boolean {
  const { stdout, error } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return !error && !/Arial|Roboto|Liberation Sans/.test(stdout);
}

function install(...packages: readonly string[]): void {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) return;
  console.log(`Installing ${packages.join(' and ')} for the browser tests …`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
