import clsx from 'clsx';
import type { ElementType, HTMLAttributes } from 'react';
import styles from './layout.module.css';

export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  /** A step of the space scale. */
  gap?: Space | undefined;
}

const layout = (name: 'stack' | 'cluster', usualGap: Space) =>
  function Layout({ as: Element = 'div', gap = usualGap, className, style, ...rest }: LayoutProps) {
    return (
      <Element
        {...rest}
        className={clsx(styles[name], className)}
        style={{ gap: gap && `var(--space-${gap})`, ...style }}
      />
    );
  };

/** One below the other. */
export const Stack = layout('stack', 4);

/** Side by side, wrapping where there is no room. */
export const Cluster = layout('cluster', 3);

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  /** `text` for forms and reading. */
  width?: 'page' | 'text' | undefined;
}

/** The page's width and its gutters. */
export function Container({ as: Element = 'div', width = 'page', className, ...rest }: ContainerProps) {
  return <Element {...rest} className={clsx(styles.container, width === 'text' && styles.text, className)} />;
}
