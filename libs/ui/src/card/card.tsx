import clsx from 'clsx';
import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element, e.g. `article` or `li`. */
  as?: ElementType | undefined;
  tone?: 'plain' | 'sunken' | 'band' | undefined;
  /** A woven edge on top, for what should stand out. */
  woven?: boolean | undefined;
  /** Lifts under the pointer; put `cardLinkClassName` on the one link that the whole card follows. */
  interactive?: boolean | undefined;
  flush?: boolean | undefined;
  children: ReactNode;
}

export function Card({
  as: Element = 'div',
  tone = 'plain',
  woven = false,
  interactive = false,
  flush = false,
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={clsx(
        styles.card,
        tone !== 'plain' && styles[tone],
        woven && styles.woven,
        interactive && styles.interactive,
        flush && styles.flush,
        className,
      )}
    />
  );
}

/** Stretches a link over the card it stands in. Other controls of the card stay above it. */
export const cardLinkClassName = styles.link;
