import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Picture, type PictureName } from '../picture/picture.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** What the reader may do about it. */
  children?: ReactNode;
  action?: ReactNode;
  /** The level that fits the page's outline. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** What is missing, drawn. */
  picture?: PictureName | undefined;
  className?: string | undefined;
}

/** Nothing here: says so kindly, and what to do next. */
export function EmptyState({
  title,
  children,
  action,
  headingLevel = 2,
  picture = 'lens',
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={clsx(styles.state, className)}>
      <Picture name={picture} className={styles.picture} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
