import { useEffect, useState } from 'react';

type Area = 'localStorage' | 'sessionStorage';

/**
 * State that outlives the page, as JSON under a key of the browser's storage; other tabs that share it follow.
 * `read` makes the state of what is kept, and of `undefined` where nothing is, or nothing that can be read.
 */
export function useKept<T>(area: Area, key: string, read: (kept: unknown) => T) {
  const [state, setState] = useState(() => read(storedUnder(area, key)));

  useEffect(() => {
    const follow = ({ storageArea, key: changed }: StorageEvent) => {
      // Without a key the whole storage was emptied.
      if (storageArea === window[area] && (changed === null || changed === key))
        setState(read(storedUnder(area, key)));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [area, key, read]);

  const keep = (next: T) => {
    setState(next);
    try {
      window[area].setItem(key, JSON.stringify(next));
    } catch {
      // Storage is full or forbidden: the state then lasts as long as the page.
    }
  };
  return [state, keep] as const;
}

function storedUnder(area: Area, key: string): unknown {
  try {
    const kept = window[area].getItem(key);
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}
