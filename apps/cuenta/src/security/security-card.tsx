import { useLocation } from '@puente/platform';
import { Card } from '@puente/ui';
import { useEffect, useId, type ReactNode } from 'react';
import styles from './security.module.css';

interface SecurityCardProps {
  /** Of its anchor: mails and other pages lead to it by `#id`. */
  id: string;
  title: string;
  /** What this is about, in a sentence. */
  lead?: ReactNode;
  /** Stands beside the title, such as whether something is on. */
  badge?: ReactNode;
  children: ReactNode;
}

/** One concern of the security page, with a heading that can be linked to. */
export function SecurityCard({ id, title, lead, badge, children }: SecurityCardProps) {
  const titleId = useId();
  const asked = useLocation().hash === `#${id}`;
  // The browser looked for it before it was here.
  useEffect(() => {
    if (asked) document.getElementById(id)?.scrollIntoView();
  }, [asked, id]);
  return (
    <Card as="section" id={id} aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <div className={styles.heading}>
          <h2 id={titleId}>{title}</h2>
          {badge}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
