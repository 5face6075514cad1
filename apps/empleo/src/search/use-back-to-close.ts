import { useEffect, useRef, useState } from 'react';

/**
 * Something that lies over the page and that «Back» closes, as people on a phone expect. It has an entry of its own in the
 * browser's history, which stands for the same page.
 */
export function useBackToClose() {
  const [open, setOpen] = useState(false);
  const leaving = useRef(false);
  useEffect(() => {
    if (!open) return;
    const hide = () => setOpen(false);
    window.addEventListener('popstate', hide);
    return () => window.removeEventListener('popstate', hide);
  }, [open]);
  return {
    open,
    show: () => {
      leaving.current = false;
      window.history.pushState(window.history.state, '');
      setOpen(true);
    },
    /** Once: a second step back would leave the page. */
    close: () => {
      if (!leaving.current) window.history.back();
      leaving.current = true;
    },
    /** For a new address that takes the place of the entry. */
    replace: () => setOpen(false),
  };
}
