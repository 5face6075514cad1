import { useSyncExternalStore } from 'react';

// jsdom has no media: it is taken for a wide window.
const media = () => ('matchMedia' in window ? window.matchMedia('(min-width: 62rem)') : undefined);

function listen(onChange: () => void) {
  const list = media();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether the filters have room beside the results. The style sheets say the same width. */
export const isWide = () => media()?.matches ?? true;

export function useWide(): boolean {
  return useSyncExternalStore(listen, isWide);
}
