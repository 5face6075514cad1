import { relative } from 'node:path';
import { outliveOutput } from '@puente/service-kit/logging';
import { demoAccounts } from './demo-accounts.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { openBecause } from './open-to-others.ts';
import { startStack, type Stack } from './stack.ts';
import { createSteps, type Steps } from './steps.ts';
import { aborted, StartError, stopSignal } from './stop-signals.ts';

/** What a command adds once the stack runs; to be given up when `signal` aborts. */
export type Addition = (stack: Stack, steps: Steps, signal: AbortSignal) => Promise<void>;

/**
 * Starts the stack as the environment says and keeps it until Ctrl-C or SIGTERM; then leaves nothing behind.
 * Ends the process: 0 when it was asked to stop, 130 when that came before it was up, 1 with a one-line reason.
 */
export async function runUntilStopped(title: string, addition?: Addition): Promise<never> {
  outliveOutput();
  const signal = stopSignal();
  const steps = createSteps((text) => process.stdout.write(text));
  let stack: Stack | undefined;
  try {
    const environment = readEnvironment(process.env);
    steps.say(`${title} (data: ${relative(process.cwd(), environment.dataDir) || '.'})`);
    stack = await startStack({
      ...environment,
      database: environment.databaseUrl,
      open: openBecause(environment) !== undefined,
      checkPorts: true,
      steps,
      signal,
    });
    await addition?.(stack, steps, signal);
    steps.say(welcome(stack, environment));
    await aborted(signal);
    steps.say('\nStopping …');
    await stack.stop();
    steps.say('Stopped.');
    process.exit(0);
  } catch (error) {
    await stack?.stop();
    if (signal.aborted) {
      steps.say('\nStopped before it was up.');
      process.exit(130);
    }
    process.stderr.write(`\n${oneLine(error)}\n`);
    process.exit(1);
  }
}

function welcome({ url, mailUrl, providerUrl }: Stack, environment: Environment): string {
  const { demo, dataDir, publicUrl } = environment;
  const { seeker, employer, password } = demoAccounts;
  const unreachable = publicUrl === url && new URL(url).hostname === 'localhost' && openBecause(environment);
  const lines = [
    '',
    `Puente is at ${url}${publicUrl === url ? '' : ` (mails say ${publicUrl})`}`,
    ...(unreachable ? [`Mails link to ${url}: set PUBLIC_URL to the address that others use.`] : []),
    mailUrl ? `Mail inbox:  ${mailUrl}` : 'Mail leaves through SMTP_URL.',
    ...(demo ? [`Accounts:    ${seeker} (seeker), ${employer} (employer), password ${password}`] : []),
    ...(providerUrl
      ? [`Sign-in:     Google, Facebook and Microsoft are played at ${providerUrl} (docs/social-sign-in.md)`]
      : []),
    `Logs:        ${relative(process.cwd(), dataDir) || '.'}/logs`,
    'Ctrl-C stops all of it.',
  ];
  return lines.join('\n');
}

/** A reason we know reads as it stands; one we do not know is told by its message, never by a stack trace. */
function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [first = ''] = message.split('\n');
  return error instanceof StartError ? message : `Puente cannot start: ${first}`;
}
