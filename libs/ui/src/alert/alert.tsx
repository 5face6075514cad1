import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './alert.module.css';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: AlertTone | undefined;
  title?: ReactNode;
  /** Buttons or links that go with the message. */
  actions?: ReactNode;
}

const marks: Record<AlertTone, string> = {
  info: 'M12 11v5M12 7.5v.01',
  success: 'm8 12.5 2.7 2.7L16 9.5',
  warning: 'M12 7.5v5M12 16v.01',
  error: 'm9 9 6 6m0-6-6 6',
};

/** A message in the page. Errors and warnings interrupt a screen reader, the others wait their turn. */
export function Alert({ tone = 'info', title, actions, className, children, ...rest }: AlertProps) {
  return (
    <div
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      {...rest}
      className={clsx(styles.alert, styles[tone], className)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
        <circle cx="12" cy="12" r="9.5" />
        <path d={marks[tone]} />
      </svg>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
