import { type Registry } from '@puente/composition';
import { cameWithPage } from '@puente/platform/host';

const attempts = 3;
const pauseMs = 600;
const deadlineMs = 4_000;

/** As it came in the page's HTML, in which it is not fetched then; undefined without. */
export const sentRegistry = (): string | undefined => cameWithPage('registry')[0]?.textContent;

/**
 * The registry: as it came with the page, or fetched, which is tried again when the connection stumbles. Its content was
 * checked when it was published.
 * @throws {Error} after three failed attempts
 */
export async function loadRegistry(): Promise<Registry> {
  const sent = sentRegistry();
  if (sent) return JSON.parse(sent) as Registry;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchRegistry();
    } catch (cause) {
      if (attempt === attempts) throw new Error('the registry could not be loaded', { cause });
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/**
 * As it is now.
 * @param patience in milliseconds
 */
export async function fetchRegistry(patience = deadlineMs): Promise<Registry> {
  const response = await fetch('/registry.json', { signal: AbortSignal.timeout(patience) });
  const registry = (await response.json()) as Partial<Registry>;
  if (!response.ok || !registry.sections || !registry.icons) throw new Error(`registry: ${response.status}`);
  return { sections: registry.sections, icons: registry.icons };
}
