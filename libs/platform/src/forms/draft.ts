import { keep, readKept, readKeptJson } from '../storage/kept.ts';

/** What somebody typed and did not send yet; it lives as long as the tab, or the form where nothing can be kept. */
export function readDraft(key: string): string {
  return readKept('sessionStorage', key) ?? '';
}

/** A draft of several fields, of which it has those of `empty`; undefined where none is kept. */
export function readDraftFields<V extends object>(key: string, empty: V): V | undefined {
  const kept = readKeptJson('sessionStorage', key);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const known = Object.entries(kept).filter(
    ([name, value]) => typeof value === typeof empty[name as keyof V],
  );
  return { ...empty, ...(Object.fromEntries(known) as Partial<V>) };
}

export function keepDraft(key: string, text: string): void {
  keep('sessionStorage', key, text || null);
}
