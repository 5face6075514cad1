import { useEffect, useRef } from 'react';

/** A field that has the focus from the start, if it is the only one left to fill in. */
export function useFocusOnce(wanted = true) {
  const field = useRef<HTMLInputElement>(null);
  const wantedAtFirst = useRef(wanted);
  useEffect(() => {
    if (!wantedAtFirst.current) return;
    // After the frame, which gives a new page the focus as a whole.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return field;
}
