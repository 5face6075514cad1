import clsx from 'clsx';
import type { CSSProperties, ElementType, HTMLAttributes } from 'react';
import styles from './layout.module.css';

type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  /** A step of the space scale. */
  gap?: Space | undefined;
}

const gapOf = (gap: Space): CSSProperties => ({ gap: gap === 0 ? 0 : `var(--space-${gap})` });

/** One below the other. */
export function Stack({ as: Element = 'div', gap = 4, className, style, ...rest }: LayoutProps) {
  return <Element {...rest} className={clsx(styles.stack, className)} style={{ ...gapOf(gap), ...style }} />;
}

export interface ClusterProps extends LayoutProps {
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
}

/** Side by side, wrapping where there is no room. */
export function Cluster({
  as: Element = 'div',
  gap = 3,
  justify = 'start',
  align = 'center',
  className,
  style,
  ...rest
}: ClusterProps) {
  const layout = {
    ...gapOf(gap),
    justifyContent: justify === 'between' ? 'space-between' : justify,
    alignItems: align,
  };
  return <Element {...rest} className={clsx(styles.cluster, className)} style={{ ...layout, ...style }} />;
}

export interface GridProps extends LayoutProps {
  /** The least width of a column; as many as fit, all equal. */
  min?: string | undefined;
  /** Leave the room of what a single row lacks, instead of sharing it out. */
  fill?: boolean | undefined;
}

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
    ...gapOf(gap),
    gridTemplateColumns: `repeat(auto-${fill ? 'fill' : 'fit'}, minmax(min(100%, ${min}), 1fr))`,
  };
  return <Element {...rest} className={clsx(styles.grid, className)} style={{ ...layout, ...style }} />;
}

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  /** `text` for forms and reading. */
  width?: 'page' | 'text' | undefined;
}

/** The page's width and its gutters. */
export function Container({ as: Element = 'div', width = 'page', className, ...rest }: ContainerProps) {
  return <Element {...rest} className={clsx(styles.container, width === 'text' && styles.text, className)} />;
}

export interface PageColumnProps extends ContainerProps {
  /** A step of the space scale. */
  gap?: Space | undefined;
  /** Most of the window, so that the footer stays out of sight while what is in it comes. */
  tall?: boolean | undefined;
}

/** A page: its header and what follows, one below the other, with room below the last. */
export function PageColumn({ gap = 5, tall, className, style, ...rest }: PageColumnProps) {
  return (
    <Container
      {...rest}
      className={clsx(styles.stack, styles.column, tall && styles.tall, className)}
      style={{ ...gapOf(gap), ...style }}
    />
  );
}
