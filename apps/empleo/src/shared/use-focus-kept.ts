import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

type Press = (event: SyntheticEvent<HTMLElement>) => unknown;

/**
 * Gives the focus back to the button that was pressed when it can be pressed again, unless it went elsewhere.
 * @param state what the press changes; where the button goes with it, the focus goes to what `told` tells of the new one
 */
export function useFocusKept(busy: boolean, state?: string, told?: RefObject<HTMLElement | null>) {
  const button = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = button;
    if (busy || !current || document.activeElement !== document.body) return;
    (current.isConnected ? current : told?.current)?.focus();
  }, [busy, state, told]);
  return (press: Press) => (event: SyntheticEvent<HTMLElement>) => {
    button.current = event.currentTarget;
    return press(event);
  };
}
