import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

/** Something a button shows and hides. Esc, a press elsewhere and the leaving focus hide it; Esc gives the focus back. */
export function useDisclosure<Root extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const hideFrom = useEffectEvent((event: Event) => {
    if (!(event.target instanceof Node) || !root.current?.contains(event.target)) setOpen(false);
  });
  const hideByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  });

  useEffect(() => {
    if (!open) return;
    document.addEventListener('pointerdown', hideFrom);
    document.addEventListener('focusin', hideFrom);
    document.addEventListener('keydown', hideByKey);
    return () => {
      document.removeEventListener('pointerdown', hideFrom);
      document.removeEventListener('focusin', hideFrom);
      document.removeEventListener('keydown', hideByKey);
    };
  }, [open]);

  return {
    open,
    setOpen,
    root,
    panelId,
    /** To be spread on the button. */
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': panelId,
      onClick: () => {
        setOpen(!open);
      },
    },
  };
}
