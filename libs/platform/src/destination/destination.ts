import { keep, readKeptJson } from '../storage/kept.ts';

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

/** Where nothing can be kept, navigation state carries the path, as far as the tab goes. */
export function keepDestination({ path, title, intent }: Destination): void {
  keep('localStorage', key, JSON.stringify({ path, title, intent, until: Date.now() + lifetime }));
}

/** What was kept less than 24 hours ago. */
export function readDestination(): Destination | undefined {
  const { path, title, intent, until } = Object(readKeptJson('localStorage', key)) as Record<string, unknown>;
  if (!isOwnPath(path) || typeof until !== 'number' || until < Date.now()) return undefined;
  return {
    path,
    ...(typeof title === 'string' && { title }),
    ...(typeof intent === 'string' && { intent }),
  };
}

export function forgetDestination(): void {
  keep('localStorage', key, null);
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
