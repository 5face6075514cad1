/**
 * Where a visitor was going, and what they were about to do there, when signing in or registering came between. It is
 * kept in the browser, not in the tab: the mail that confirms an account opens in another one.
 */
export interface Destination {
  /** Path and query of a page of this site. */
  path: string;
  /** What the page is called, for «Volver a …». */
  title?: string;
  /** What was about to be done there, in the words of the section it belongs to, such as «apply:12». */
  intent?: string;
}

const key = 'puente.destination';
const lifetime = 24 * 60 * 60 * 1000;

export function keepDestination({ path, title, intent }: Destination): void {
  try {
    localStorage.setItem(key, JSON.stringify({ path, title, intent, until: Date.now() + lifetime }));
  } catch {
    // Storage is full or forbidden: navigation state then carries the path, as far as the tab goes.
  }
}

/** What was kept less than 24 hours ago. */
export function readDestination(): Destination | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { path, title, intent, until } = kept as Record<string, unknown>;
    if (!isOwnPath(path) || typeof until !== 'number' || until < Date.now()) return undefined;
    return {
      path,
      ...(typeof title === 'string' && { title }),
      ...(typeof intent === 'string' && { intent }),
    };
  } catch {
    return undefined;
  }
}

export function forgetDestination(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** True once for what was about to be done: then it is forgotten, and a reload does not do it again. */
export function takeIntent(intent: string): boolean {
  if (readDestination()?.intent !== intent) return false;
  forgetDestination();
  return true;
}

/** A path of this site, not an address of another one. */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path);
}
