import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a success message stays, in milliseconds (docs/product.md#limits-and-times). */
const messageDuration = 3000;

/** A value that goes away by itself; showing another one begins anew. */
export function useVanishing<T>(): [T | undefined, (value: T | undefined) => void] {
  const [value, setValue] = useState<T>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((next: T | undefined) => {
    clearTimeout(timer.current);
    setValue(next);
    if (next !== undefined) timer.current = setTimeout(() => setValue(undefined), messageDuration);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [value, show];
}
