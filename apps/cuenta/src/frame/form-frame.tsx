import { usePageTitle } from '@puente/platform';
import { Card, Container, PageHeader, type PictureName } from '@puente/ui';
import { type ReactNode } from 'react';
import styles from './form-frame.module.css';

interface FormFrameProps {
  /** The page's h1. */
  title: string;
  lead?: ReactNode;
  /** Below the card: where else a person may want to go. */
  footer?: ReactNode;
  picture?: PictureName | undefined;
  children: ReactNode;
}

/** The card in which all pages outside Mi Cuenta stand. */
export function FormFrame({ title, lead, footer, picture = 'door', children }: FormFrameProps) {
  usePageTitle(title);
  return (
    <Container width="text" className={styles.page}>
      <PageHeader picture={picture} title={title} lead={lead} />
      <Card className={styles.card}>{children}</Card>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Container>
  );
}
