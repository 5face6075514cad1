import clsx from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

/** The look of a button for what is not one: links of a router. */
export function buttonClassName({
  variant = 'primary',
  size = 'medium',
  block = false,
}: ButtonLook = {}): string {
  return clsx(styles.button, styles[variant], size !== 'medium' && styles[size], block && styles.block);
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Under way: the label stays, a spinner joins it, and pressing again does nothing. It keeps the focus, which a disabled one loses. */
  loading?: boolean | undefined;
}

export function Button({
  variant,
  size,
  block,
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      // Sends no form either, with Enter in one of its fields neither.
      onClick={loading ? ignore : onClick}
      className={clsx(buttonClassName({ variant, size, block }), className)}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
