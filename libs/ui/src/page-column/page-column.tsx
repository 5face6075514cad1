import clsx from 'clsx';
import { Container, type ContainerProps, type LayoutProps, Stack } from '../layout/layout.tsx';
import styles from './page-column.module.css';

export interface PageColumnProps extends Omit<ContainerProps, 'as'> {
  gap?: LayoutProps['gap'];
  /** Most of the window, so that the footer stays out of sight while what is in it comes. */
  tall?: boolean | undefined;
}

/** A page: its header and what follows, one below the other, with room below the last. */
export function PageColumn({ gap = 5, tall, className, ...rest }: PageColumnProps) {
  return (
    <Stack
      {...rest}
      as={Container}
      gap={gap}
      className={clsx(styles.column, tall && styles.tall, className)}
    />
  );
}
