import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** What the reader may do about it. */
  children?: ReactNode;
  action?: ReactNode;
  /** The level that fits the page's outline. */
  headingLevel?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
}

/** Nothing here: says so kindly, and what to do next. */
export function EmptyState({ title, children, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={clsx(styles.state, className)}>
      <svg viewBox="0 0 96 72" aria-hidden="true" className={styles.picture}>
        <path d="M4 10q44 12 88 0" className={styles.cord} />
        <path
          d="M14 14h30v40l-5-4-5 4-5-4-5 4-5-4-5 4zM29 22l-8 9 8 9 8-9z"
          fillRule="evenodd"
          fill="var(--thread-2)"
        />
        <path
          d="M52 14h30v40l-5-4-5 4-5-4-5 4-5-4-5 4zm15 8a9 9 0 1 0 0 18 9 9 0 0 0 0-18z"
          fillRule="evenodd"
          fill="var(--thread-3)"
        />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
