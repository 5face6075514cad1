/** The browser's storages: what all its tabs share until it is deleted, and what one tab keeps until it is closed. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** The text kept under a key: null where there is none, undefined where storage is forbidden. */
export function readKept(area: StorageArea, key: string): string | null | undefined {
  try {
    return window[area].getItem(key);
  } catch {
    return undefined;
  }
}

/** What is kept under a key as JSON; undefined where nothing is, or nothing that can be read. */
export function readKeptJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readKept(area, key) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key; null forgets it. False where storage is full or forbidden: then it lasts as long as the page. */
export function keep(area: StorageArea, key: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets all that is kept there, or what is kept under keys that begin so. */
export function forgetKept(area: StorageArea, beginning = ''): void {
  for (const key of keptKeys(area, beginning)) keep(area, key, null);
}

/** The keys that something is kept under, of those that begin so; none where storage is forbidden. */
export function keptKeys(area: StorageArea, beginning = ''): string[] {
  try {
    return Object.keys(window[area]).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}

/** Calls when another tab changed one of the keys, or emptied the whole storage. What it answers ends that. */
export function followKept(keys: readonly string[], onChange: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) onChange();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
