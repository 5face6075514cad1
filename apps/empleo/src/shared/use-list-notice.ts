import { type PlainMessageKey } from '@puente/platform';
import { type RefObject, useRef } from 'react';
import { useVanishing } from './use-vanishing.ts';

type NoticeKey = PlainMessageKey<'empleo'>;

/**
 * After an entry left a list: says so for a moment, and gives the list the focus that went with the entry.
 * What is said is a message's key, so that it follows the language.
 */
export function useListNotice(): [
  RefObject<HTMLDivElement | null>,
  NoticeKey | undefined,
  (key: NoticeKey) => void,
] {
  const region = useRef<HTMLDivElement>(null);
  const [key, show] = useVanishing<NoticeKey>();
  const say = (next: NoticeKey) => {
    show(next);
    region.current?.focus({ preventScroll: true });
  };
  return [region, key, say];
}
