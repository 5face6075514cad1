import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useDisclosure } from '../use-disclosure/use-disclosure.ts';
import styles from './menu.module.css';

export interface MenuProps {
  /** What the button says. */
  label: ReactNode;
  /** Its spoken name, where the visible text is not enough. */
  'aria-label'?: string | undefined;
  /** `<li>`s with a `MenuItem`, or a link that has `menuItemClassName`. */
  children: ReactNode;
  /** The edge the list hangs from. */
  align?: 'start' | 'end' | undefined;
  /** The look of the button; by default a quiet one. */
  buttonClassName?: string | undefined;
  className?: string | undefined;
}

/** A button that shows a list of links and actions; any of them closes it. Plain Tab order, no roving focus. */
export function Menu({ label, children, align = 'end', buttonClassName, className, ...rest }: MenuProps) {
  const { open, setOpen, root, panelId, button } = useDisclosure<HTMLDivElement>();
  const closeAfter = (event: { target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest('a, button')) setOpen(false);
  };
  return (
    <div ref={root} className={clsx(styles.menu, className)}>
      <button {...rest} {...button} className={clsx(buttonClassName ?? styles.button)}>
        {label}
        <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.arrow}>
          <path d="m6 9 6 6 6-6" />
        </svg>
      </button>
      <ul
        id={panelId}
        hidden={!open}
        className={clsx(styles.panel, styles[align])}
        onClickCapture={closeAfter}
      >
        {children}
      </ul>
    </div>
  );
}

/** The look of an entry, for links of a router. */
export const menuItemClassName = styles.item;

export function MenuItem({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <li>
      <button type="button" {...rest} className={clsx(styles.item, className)} />
    </li>
  );
}
