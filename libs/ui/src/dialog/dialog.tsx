import clsx from 'clsx';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Esc, the cross, or a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the cross, e.g. «Cerrar». */
  closeLabel: string;
  children?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  className?: string | undefined;
}

/**
 * The browser's own modal dialog: it holds the focus, and gives it back on closing.
 * The focus starts at the part with `data-autofocus`, or else at the title.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, closeLabel, children, actions, className }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // The dialog's own area is all covered by its parts: only the backdrop is pressed as the dialog itself.
  const pressed = useEffectEvent((event: PointerEvent) => {
    if (event.target === dialog.current) onClose();
  });

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    (element?.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current)?.focus();
    element?.addEventListener('pointerdown', pressed);
    return () => {
      element?.removeEventListener('pointerdown', pressed);
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={clsx(styles.dialog, className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
