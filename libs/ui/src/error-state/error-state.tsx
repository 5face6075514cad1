import clsx from 'clsx';
import { useEffect, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from '../empty-state/empty-state.module.css';

export interface ErrorStateProps {
  /** What failed. */
  title: ReactNode;
  children?: ReactNode;
  /** Name of the way out, e.g. «Reintentar». */
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** Another way out beside the first. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
}

/**
 * Something failed: says what, and offers a way out. What can be tried again is, by itself, when the connection is back;
 * `data-trouble` marks it for the frame, which watches the connection and leads the focus to what comes instead.
 */
export function ErrorState({
  title,
  children,
  retryLabel,
  onRetry,
  retrying = false,
  action,
  headingLevel = 2,
  className,
}: ErrorStateProps) {
  useEffect(() => {
    if (!onRetry) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" data-trouble={onRetry && ''} className={clsx(styles.state, className)}>
      <svg viewBox="0 0 96 72" aria-hidden="true" className={styles.picture}>
        <path d="M4 10q20 6 36 5l4 12M92 10q-16 5-36 5" className={styles.cord} />
        <path
          d="M60 15h26v40l-4.3-4-4.3 4-4.4-4-4.3 4-4.3-4-4.4 4zm13 9-7 8 7 8 7-8z"
          fillRule="evenodd"
          fill="var(--thread-4)"
        />
        <path
          d="m18 26 27-9 13 37-6-2-4 5-6-2-4 5-6-2zm17 3-6 9 9 6 6-9z"
          fillRule="evenodd"
          fill="var(--thread-1)"
        />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {(onRetry ?? action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button onClick={onRetry} loading={retrying}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
