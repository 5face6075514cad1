import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS lengths; give those of what will come, so that nothing jumps. */
  width?: CSSProperties['width'] | undefined;
  height?: CSSProperties['height'] | undefined;
  className?: string | undefined;
}

/** The place of something on its way. */
export function Skeleton({ width = '100%', height = '1em', className }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx(styles.skeleton, className)} style={{ width, height }} />;
}

export interface SkeletonGroupProps {
  /** Spoken while waiting, e.g. «Cargando…». */
  label: string;
  count?: number | undefined;
  className?: string | undefined;
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Lines of a text or a list. */
export function SkeletonList({ label, count = 4, className }: SkeletonGroupProps) {
  return (
    <div role="status" className={clsx(styles.list, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {places(count).map((place) => (
        <Skeleton key={place} width={place % 3 === 2 ? '64%' : '100%'} height="1.25rem" />
      ))}
    </div>
  );
}

/** Cards of a result list. */
export function SkeletonCards({ label, count = 3, className }: SkeletonGroupProps) {
  return (
    <div role="status" className={clsx(styles.cards, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {places(count).map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton width="70%" height="1.5rem" />
          <Skeleton width="45%" />
          <Skeleton height="2.5rem" />
          <Skeleton width="8rem" height="2.75rem" />
        </div>
      ))}
    </div>
  );
}
