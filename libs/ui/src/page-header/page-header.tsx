import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Dye } from '../papel-picado/fringe.ts';
import { Picture, type PictureName } from '../picture/picture.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** The page's h1. */
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title: a way back, or where we are. */
  above?: ReactNode;
  /** Beside the title, below it on a phone. */
  actions?: ReactNode;
  /** The dye of this part of the site; it colours the tints and bands of the whole page too. Indigo without one. */
  accent?: Dye | undefined;
  /** What stands on its edge. */
  picture?: PictureName | undefined;
  className?: string | undefined;
}

/** A sheet of cut paper across the whole window, from which the page hangs. */
export function PageHeader({
  title,
  lead,
  above,
  actions,
  accent = 'indigo',
  picture,
  className,
}: PageHeaderProps) {
  return (
    <header data-accent={accent} className={clsx(styles.header, picture && styles.pictured, className)}>
      <div className={styles.texts}>
        {above && <div className={styles.above}>{above}</div>}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {picture && <Picture name={picture} className={styles.picture} />}
    </header>
  );
}
