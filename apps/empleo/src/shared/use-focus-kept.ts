import { type SyntheticEvent, useEffect, useRef } from 'react';

type Press = (event: SyntheticEvent<HTMLElement>) => unknown;

/** Gives the focus back to the button that was pressed when it can be pressed again, unless it went elsewhere. */
export function useFocusKept(busy: boolean) {
  const button = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!busy && document.activeElement === document.body) button.current?.focus();
  }, [busy]);
  return (press: Press) => (event: SyntheticEvent<HTMLElement>) => {
    button.current = event.currentTarget;
    return press(event);
  };
}
