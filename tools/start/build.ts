import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, type Processes } from './processes.ts';
import { StartError } from './stop-signals.ts';

/**
 * Builds what changed since the last time; Nx knows by its cache.
 * @throws StartError that names what failed
 */
export async function build(
  processes: Processes,
  logDir: string,
  projects: readonly string[],
): Promise<void> {
  const spec = {
    name: 'build',
    script: [
      join(root, 'node_modules', '.bin', 'nx'),
      'run-many',
      '--targets=build',
      '--parallel=2',
      '--outputStyle=static',
      `--projects=${projects.join(',')}`,
    ],
    env: { ...nxEnvironment(), FORCE_COLOR: '0' },
  };
  try {
    await processes.run(spec, 'The build failed');
  } catch (error) {
    const log = join(logDir, 'build.log');
    const failed = new Set(
      Array.from(readFileSync(log, 'utf8').matchAll(/^\s*- ([\w-]+):build/gm), ([, name]) => name),
    );
    if (!(error instanceof StartError) || failed.size === 0) throw error;
    throw new StartError(
      `The build of ${[...failed].join(', ')} failed: mend what ${log} says and start again.`,
    );
  }
}

/** For an Nx of our own that leaves nothing behind, also when it is stopped at once. */
export function nxEnvironment(): NodeJS.ProcessEnv {
  // Inside an Nx task, Nx would take a second call of itself for part of the first.
  const inherited = Object.keys(process.env).filter((name) => name.startsWith('NX_'));
  return {
    ...Object.fromEntries(inherited.map((name) => [name, undefined])),
    NX_TUI: 'false',
    NX_DAEMON: 'false',
    // Plugins in processes of their own wait half a minute for an Nx that is gone before it has spoken to them.
    NX_ISOLATE_PLUGINS: 'false',
  };
}
