import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Heard, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}

/** The same for what is no span; shown while it has the focus, so it serves skip links too. */
export const visuallyHiddenClassName = styles.visuallyHidden;
