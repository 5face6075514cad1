/** A reason to stop that is told in one line, without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Aborts when this process is asked to stop: Ctrl-C, SIGTERM, a closed terminal, or its parent gone. One Ctrl-C may
 * arrive several times (from the terminal and from npm): only the first counts.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);

  const parent = Number(process.env['PUENTE_PARENT']);
  if (parent === process.ppid) setInterval(() => process.ppid === parent || stop(), 500).unref();
  return controller.signal;
}

/** Resolves when `signal` aborts; at once if it has. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
