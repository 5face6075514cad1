import { useEffect, useState } from 'react';
import { followKept, keep, readKeptJson, type StorageArea } from './kept.ts';

/**
 * State that outlives the page, as JSON under a key of the browser's storage; other tabs that share it follow.
 * `read` makes the state of what is kept, and of `undefined` where nothing is, or nothing that can be read.
 */
export function useKept<T>(area: StorageArea, key: string, read: (kept: unknown) => T) {
  const [state, setState] = useState(() => read(readKeptJson(area, key)));

  useEffect(() => followKept([key], () => setState(read(readKeptJson(area, key)))), [area, key, read]);

  const keepState = (next: T) => {
    setState(next);
    keep(area, key, JSON.stringify(next));
  };
  return [state, keepState] as const;
}
