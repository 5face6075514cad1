import { useLocation } from '@puente/platform';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Leads to the heading of the results; `turned`: to those of another page, which leave what stands above them. */
export type ArriveAt = (heading: HTMLElement, turned: boolean) => void;

/** Where in the window a heading may stand so that the first result is seen below it, as a part of its height. */
const upperPart = 0.4;

/** Leads to the heading of the results of each search that is made on this page. Arriving at the page does not. */
export function useArrival() {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const returnedTo = useRef<string>(undefined);
  const input = useRef('keyboard');

  useEffect(() => {
    const note = () => {
      returnedTo.current = (window.history.state as { key?: string } | null)?.key ?? 'default';
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);

  const arriveAt: ArriveAt = (heading, turned) => {
    // Only those who work by keyboard need to see where it is now.
    heading.dataset['arrival'] = input.current;
    heading.focus({ preventScroll: true });
    // Back and Forward lead to where one was: the browser knows.
    if (returnedTo.current !== key) bringUp(heading, turned ? 0 : upperPart);
  };
  return {
    arriveAt: key === firstKey ? undefined : arriveAt,
    /** To be spread on what holds the search. */
    noteInput: {
      onPointerDownCapture: ({ pointerType }: PointerEvent) => {
        input.current = pointerType === 'touch' ? 'touch' : 'pointer';
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        // After a touch the keys are those on the screen, which has no Tab.
        if (input.current !== 'touch' || event.key === 'Tab') input.current = 'keyboard';
      },
    },
  };
}

function bringUp(heading: HTMLElement, upper: number) {
  const page = document.documentElement;
  const [padding, margin] = [
    getComputedStyle(page).scrollPaddingTop,
    getComputedStyle(heading).scrollMarginTop,
  ];
  const covered = (parseFloat(padding) || 0) + (parseFloat(margin) || 0);
  const { top } = heading.getBoundingClientRect();
  if (top < covered || top > window.innerHeight * upper) page.scrollTop += top - covered;
}
