import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TextileBand } from '../textile-band/textile-band.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** The page's h1. */
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title: a way back, or where we are. */
  above?: ReactNode;
  /** Beside the title, below it on a phone. */
  actions?: ReactNode;
  /** A woven band under the header. */
  band?: boolean | undefined;
  className?: string | undefined;
}

export function PageHeader({ title, lead, above, actions, band = false, className }: PageHeaderProps) {
  return (
    <header className={clsx(styles.header, className)}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.row}>
        <div className={styles.texts}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {band && <TextileBand size="small" className={styles.band} />}
    </header>
  );
}
