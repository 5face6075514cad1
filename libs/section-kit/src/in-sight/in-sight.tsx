import { type ReactNode, useEffect, useRef } from 'react';

/** What a press brought: brought into the window, should it stand below its edge or under a bar. */
export function InSight({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={box}>{children}</div>;
}
