import clsx from 'clsx';
import { type LayoutProps, type Space } from '../layout/layout.tsx';
import styles from './grid.module.css';

export interface GridProps extends Omit<LayoutProps, 'gap'> {
  gap?: Exclude<Space, 0> | undefined;
  /** The least width of a column; as many as fit, all equal. */
  min?: string | undefined;
  /** Leave the room of what a single row lacks, instead of sharing it out. */
  fill?: boolean | undefined;
}

/** Side by side in equal columns. Apart from the other layouts, which every page has. */
export function Grid({
  as: Element = 'div',
  gap = 4,
  min = '16rem',
  fill,
  className,
  style,
  ...rest
}: GridProps) {
  const layout = {
    gap: `var(--space-${gap})`,
    gridTemplateColumns: `repeat(auto-${fill ? 'fill' : 'fit'}, minmax(min(100%, ${min}), 1fr))`,
  };
  return <Element {...rest} className={clsx(styles.grid, className)} style={{ ...layout, ...style }} />;
}
