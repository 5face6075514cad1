import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useDisclosure } from '../use-disclosure/use-disclosure.ts';
import styles from './help-tip.module.css';

export interface HelpTipProps {
  /** Name of the button, e.g. «Ayuda: soy empleador». */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A short explanation behind a question mark. Opened by a press, so that it works on a phone and with a keyboard. */
export function HelpTip({ label, children, className }: HelpTipProps) {
  const { open, root, panelId, button } = useDisclosure<HTMLSpanElement>();
  return (
    <span ref={root} className={clsx(styles.tip, className)}>
      <button {...button} aria-label={label} className={styles.button}>
        <span aria-hidden="true" className={styles.mark}>
          ?
        </span>
      </button>
      <span id={panelId} role="status" className={styles.bubble} hidden={!open}>
        {open && children}
      </span>
    </span>
  );
}
