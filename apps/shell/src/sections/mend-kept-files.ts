import { fetchFiles } from './preload.ts';

/**
 * Fetches a script or style that failed once more, past what the browser keeps of it. What was cut or changed on its way
 * may be kept for a year, and neither a new try nor a reload would ever get anything else.
 */
export function mendKeptFiles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      const url = addressOf(target);
      if (url && new URL(url, location.href).origin === location.origin)
        fetchFiles([url], { anew: true }).catch(() => undefined);
    },
    true,
  );
}

function addressOf(target: EventTarget | null): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : undefined;
}
