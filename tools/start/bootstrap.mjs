// Runs with whatever Node ≥ 20 the machine has: installs the locked packages when needed, then hands over to the
// pinned Node among them. Plain JavaScript without dependencies, because there may be none yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.puente-lock');
const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const [script, ...args] = process.argv.slice(2);
let running;
let stopped = false;
for (const signal of stopSignals) {
  process.on(signal, () => {
    stopped = true;
    running?.kill(signal);
  });
}
endWithParent();

try {
  if (script === undefined) throw new Error('Usage: node tools/start/bootstrap.mjs <script.ts> [arguments]');
  if (!isInstalled()) await install();
  if (stopped) process.exitCode = 130;
  else process.exitCode = await run(pinnedNode, [join(root, script), ...args]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** The stamp tells at a glance; without it, npm's own record of what it installed does. */
function isInstalled() {
  if (!existsSync(pinnedNode)) return false;
  if (read(stamp) === lockHash()) return true;
  if (!matchesLock()) return false;
  writeFileSync(stamp, lockHash());
  return true;
}

/** npm writes its record last, so an interrupted installation has none. */
function matchesLock() {
  const record = read(join(modules, '.package-lock.json'));
  if (record === '') return false;
  const installed = JSON.parse(record).packages;
  const locked = JSON.parse(read(join(root, 'package-lock.json'))).packages;
  return Object.entries(locked)
    .filter(([path]) => path.startsWith('node_modules/'))
    .every(([path, entry]) =>
      // A project of the workspace has no version there, but a link that `git pull` did not make.
      entry.link
        ? existsSync(join(root, path))
        : (installed[path] ?? (entry.optional ? entry : {})).version === entry.version,
    );
}

async function install() {
  console.log('Installing the packages of package-lock.json (the first time this takes a minute or two) …');
  assertWritable();
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  // npm draws its own progress on a terminal; elsewhere, say now and then that it is still alive.
  const pulse = setInterval(() => process.stdout.isTTY || console.log(`  … ${seconds()} s`), 10_000);
  // NODE_ENV=production would leave out the tools that build and run everything.
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const code = await (
    npm?.endsWith('.js')
      ? run(process.execPath, [npm, ...flags])
      : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', flags)
  ).finally(() => clearInterval(pulse));
  if (stopped) return;
  if (code !== 0) {
    throw new Error(
      `"npm ci" failed (exit code ${code}): mend what it says above and run the same command again.`,
    );
  }
  if (!existsSync(pinnedNode)) {
    throw new Error(
      'npm skipped install scripts: run "npm config delete ignore-scripts", remove node_modules, try again.',
    );
  }
  writeFileSync(stamp, lockHash());
  console.log(`Packages installed (${seconds()} s).`);
}

function assertWritable() {
  try {
    mkdirSync(modules, { recursive: true });
    writeFileSync(stamp, '');
  } catch (error) {
    throw new Error(`Cannot write to node_modules (${error.code}): run this as the owner of the folder.`);
  }
}

/** Resolves with the exit code, 128 + n for a process ended by signal n. */
function run(command, commandArgs) {
  return new Promise((resolve, reject) => {
    running = spawn(command, commandArgs, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter),
        PUENTE_PARENT: String(process.pid),
      },
    });
    running.once('error', reject);
    running.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** `npm start` killed the hard way sends no signal: its child ends all the same. */
function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 500).unref();
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
