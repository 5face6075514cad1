import { usePageTitle } from '@puente/platform';
import { Container, PageHeader } from '@puente/ui';
import { type ReactNode } from 'react';
import styles from './resource-page.module.css';

interface ResourcePageProps {
  title: string;
  lead: string;
  /** Under the header, before the search. */
  below?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages with a built-in list. */
export function ResourcePage({ title, lead, below, children }: ResourcePageProps) {
  usePageTitle(title);
  return (
    <Container className={styles.page}>
      <PageHeader band title={title} lead={lead} className={styles.header} />
      {below}
      {children}
    </Container>
  );
}
