import { usePageTitle } from '@puente/platform';
import { Card, Container } from '@puente/ui';
import { type ReactNode } from 'react';
import styles from './form-frame.module.css';

interface FormFrameProps {
  /** The page's h1. */
  title: string;
  lead?: ReactNode;
  /** Below the card: where else a person may want to go. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The card in which all pages outside Mi Cuenta stand. */
export function FormFrame({ title, lead, footer, children }: FormFrameProps) {
  usePageTitle(title);
  return (
    <Container width="text" className={styles.page}>
      <Card woven className={styles.card}>
        <header className={styles.header}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </Card>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Container>
  );
}
