import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProcesses } from '../start/processes.ts';
import { openProcessRecords } from '../start/process-records.ts';
import { ensureSecrets } from '../start/secrets.ts';
import { startStack, type Stack } from '../start/stack.ts';
import { createSteps, type Steps } from '../start/steps.ts';
import { stopSignal } from '../start/stop-signals.ts';

export interface BenchStack extends Stack {
  /** Tells that somebody wants it to end. */
  signal: AbortSignal;
  /** Writes so many sample jobs into the database, as `npm start` does, telling of it. */
  seed: (jobs: number, seed?: number) => Promise<void>;
  /** Tells a person of what takes a while. */
  step: Steps['step'];
  /** What signs the tokens of its sessions (PEM). */
  privateKeyFile: string;
  /** Where it keeps all that it writes; each of its processes is told of it. */
  dataDir: string;
}

interface BenchOptions {
  /** Whether the demo's sample data is written first. */
  demo: boolean;
  environment?: Record<string, string>;
}

/** Runs a bench on a stack of its own, and takes that down however it ends; then the process ends, too. */
export const benchOnStack = (
  options: BenchOptions,
  bench: (stack: BenchStack) => Promise<void>,
): Promise<never> => benchOnStacks(1, options, ([stack]) => bench(stack as BenchStack));

/** The same on several at once. */
export async function benchOnStacks(
  count: number,
  options: BenchOptions,
  bench: (stacks: readonly BenchStack[], signal: AbortSignal) => Promise<void>,
): Promise<never> {
  const signal = stopSignal();
  const steps = createSteps((text) => process.stdout.write(text));
  const dataDirs: string[] = [];
  const stacks: (Stack & { dataDir: string })[] = [];
  try {
    while (stacks.length < count) {
      const dataDir = mkdtempSync(join(tmpdir(), 'puente-bench-'));
      dataDirs.push(dataDir);
      // PostgreSQL, which does not run as root, has to get in.
      chmodSync(dataDir, 0o755);
      const environment = { LOG_LEVEL: 'error', ...options.environment };
      const stack = await startStack({ dataDir, demo: options.demo, environment, steps, signal });
      stacks.push({ ...stack, dataDir });
    }
    const ready = stacks.map((stack): BenchStack => {
      const { adminUrl, dataDir } = stack;
      return {
        ...stack,
        signal,
        step: steps.step,
        seed: (jobs, seed = 1) =>
          steps.step(`Writing ${jobs} jobs`, () => writeJobs({ dataDir, adminUrl, jobs, seed })),
        privateKeyFile: ensureSecrets(dataDir).privateKeyFile,
      };
    });
    await bench(ready, signal);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await Promise.allSettled(stacks.map((stack) => stack.stop()));
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  }
  process.exit();
}

interface WrittenJobs {
  dataDir: string;
  adminUrl: string;
  jobs: number;
  seed: number;
}

/** By the program that a start runs. */
async function writeJobs({ dataDir, adminUrl, jobs, seed }: WrittenJobs): Promise<void> {
  const records = await openProcessRecords(join(dataDir, 'bench-processes.json'));
  const logDir = join(dataDir, 'logs');
  const processes = createProcesses({ logDir, records, onRestart: () => undefined });
  const script = ['tools/seed/main.ts', '--jobs', String(jobs), '--seed', String(seed)];
  await processes.run(
    { name: 'seed', script, env: { DATABASE_URL: adminUrl } },
    'The jobs cannot be written',
  );
  await processes.stop();
  records.close();
}
