import { useCallback, useEffect, useState } from 'react';

/** Whole seconds that are left, from `seconds` on arrival; measured by the clock, as hidden tabs tick slowly. */
export function useCountdown(seconds: number) {
  const [deadline, setDeadline] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((deadline - now) / 1000));
  const running = left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);

  const restart = useCallback((again: number) => {
    setNow(Date.now());
    setDeadline(Date.now() + again * 1000);
  }, []);
  return { left, restart };
}
