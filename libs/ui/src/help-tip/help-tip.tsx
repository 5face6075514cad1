import clsx from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useDisclosure } from '../use-disclosure/use-disclosure.ts';
import styles from './help-tip.module.css';

export interface HelpTipProps {
  /** Name of the button, e.g. «Ayuda: soy empleador». */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** Least distance from the edge of the screen, in CSS pixels. */
const margin = 12;

/** A short explanation behind a question mark. Opened by a press, so that it works on a phone and with a keyboard. */
export function HelpTip({ label, children, className }: HelpTipProps) {
  const { open, root, panelId, button } = useDisclosure<HTMLSpanElement>();
  const bubble = useRef<HTMLSpanElement>(null);

  // Centred under its button, then moved as far as it takes to stay on the screen.
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!open || !element) return;
    element.style.translate = 'none';
    const { left, right } = element.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const shift = Math.max(margin - left, Math.min(0, clientWidth - margin - right));
    element.style.translate = `${shift}px`;
  }, [open]);

  return (
    <span ref={root} className={clsx(styles.tip, className)}>
      <button {...button} aria-label={label} className={styles.button}>
        <span aria-hidden="true" className={styles.mark}>
          ?
        </span>
      </button>
      <span ref={bubble} id={panelId} role="status" className={styles.bubble} hidden={!open}>
        {open && children}
      </span>
    </span>
  );
}
