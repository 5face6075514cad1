import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './stop-signals.ts';

/** @throws StartError that says what to do when `port` cannot be had */
export async function assertPortFree(variable: string, port: number, host: string): Promise<void> {
  if (await isBarred(port)) {
    throw new StartError(
      `Port ${port} is one that browsers refuse to open: set ${variable} to another port.`,
    );
  }
  // What listens on "localhost" answers on both of its addresses.
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    const code = await tryPort(port, address);
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is in use: stop what uses it, or set ${variable} to another port.`);
    }
    if (code === 'EACCES') {
      throw new StartError(
        `Port ${port} needs more rights than this user has: set ${variable} to one above 1023.`,
      );
    }
    if (code && address !== '::1') {
      throw new StartError(
        `Cannot listen on ${address}:${port} (${code}): set HOST to an address of this machine.`,
      );
    }
  }
}

/** Ports of other protocols, such as 6000: `fetch` keeps the same list as browsers, and asks nobody before it looks. */
async function isBarred(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}`, { method: 'HEAD', signal: AbortSignal.timeout(1000) });
    return false;
  } catch (error) {
    return ((error as Error).cause as Error | undefined)?.message === 'bad port';
  }
}

/** @returns the code of the error, if any */
async function tryPort(port: number, host: string): Promise<string | undefined> {
  const probe = createServer();
  try {
    probe.listen({ port, host, exclusive: true });
    await once(probe, 'listening');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  } finally {
    probe.close();
  }
}
