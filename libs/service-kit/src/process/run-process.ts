import { ConfigError } from '../config/load-config.ts';
import { outliveOutput } from '../logging/log-destination.ts';

/** The whole of a program's main.ts: does `work`, or says why it cannot and ends the process with 1. */
export async function runProcess(name: string, work: () => Promise<void>): Promise<void> {
  outliveOutput();
  try {
    await work();
  } catch (error) {
    console.error(`${name}: ${describe(error)}`);
    process.exit(1);
  }
}

/** One line for what the person who starts it can put right (a variable, a busy port, no database), else the stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof ConfigError || 'syscall' in error ? error.message : (error.stack ?? error.message);
}
