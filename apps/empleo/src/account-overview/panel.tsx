import { adviceFor, Link, useTranslation } from '@puente/platform';
import { Card, ErrorState, Skeleton, VisuallyHidden } from '@puente/ui';
import { type ReactNode, useId } from 'react';
import { latest } from './latest.ts';
import styles from './overview.module.css';

interface PanelProps<Data> {
  title: string;
  /** What a query hook gives. */
  read: { data?: Data | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What could not be read, as a sentence. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** One thing that an account's home tells, of one height whatever it has to tell: on its way, failed, there. */
export function Panel<Data>({ title, read, failed, children }: PanelProps<Data>) {
  const { t } = useTranslation('empleo');
  const titleId = useId();
  const { data, error, isFetching, refetch } = read;
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {data !== undefined && children(data)}
      {data === undefined && error !== undefined && !isFetching && (
        <ErrorState title={failed} headingLevel={3} retryLabel={t('retry')} onRetry={refetch}>
          {t(adviceFor(error))}
        </ErrorState>
      )}
      {data === undefined && (error === undefined || isFetching) && <Rows />}
    </Card>
  );
}

function Rows() {
  const { t } = useTranslation('empleo');
  return (
    <div role="status" className={styles.rows}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: latest }, (_, place) => (
        <Skeleton key={place} height="3.5rem" />
      ))}
    </div>
  );
}

/** The entries of a panel, and the way to all of them. */
export function PanelList({ children, to, more }: { children: ReactNode; to: string; more: string }) {
  return (
    <>
      <ul className={styles.rows}>{children}</ul>
      <Link to={to} className={styles.more}>
        {more}
      </Link>
    </>
  );
}

interface PanelRowProps {
  /** In Spanish, as its author wrote it. */
  title: string;
  /** Where it leads, if there still is such a page. */
  to?: string | undefined;
  children?: ReactNode;
}

export function PanelRow({ title, to, children }: PanelRowProps) {
  return (
    <li className={styles.row}>
      {to ? (
        <Link to={to} lang="es" className={styles.rowTitle}>
          {title}
        </Link>
      ) : (
        <span lang="es" className={styles.rowTitle}>
          {title}
        </span>
      )}
      {children && <div className={styles.soft}>{children}</div>}
    </li>
  );
}
