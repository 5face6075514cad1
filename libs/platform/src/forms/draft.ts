import { keep, readKept } from '../storage/kept.ts';

/** What somebody typed and did not send yet; it lives as long as the tab, or the form where nothing can be kept. */
export function readDraft(key: string): string {
  return readKept('sessionStorage', key) ?? '';
}

export function keepDraft(key: string, text: string): void {
  keep('sessionStorage', key, text || null);
}
