import clsx from 'clsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Spoken; without it the spinner is decoration beside a text. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Spinner({ label, className }: SpinnerProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span {...spoken} className={clsx(styles.spinner, className)} />;
}
