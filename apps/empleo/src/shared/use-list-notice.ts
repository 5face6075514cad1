import { type RefObject, useRef } from 'react';
import { useVanishing } from './use-vanishing.ts';

/** After an entry left a list: says so for a moment, and gives the list the focus that went with the entry. */
export function useListNotice(): [
  RefObject<HTMLDivElement | null>,
  string | undefined,
  (text: string) => void,
] {
  const region = useRef<HTMLDivElement>(null);
  const [text, show] = useVanishing<string>();
  const say = (next: string) => {
    show(next);
    region.current?.focus();
  };
  return [region, text, say];
}
