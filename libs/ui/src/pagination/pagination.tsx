import clsx from 'clsx';
import styles from './pagination.module.css';
import { pageWindow } from './page-window.ts';

export interface PaginationLabels {
  /** Name of the landmark, e.g. «Páginas de resultados». */
  nav: string;
  previous: string;
  next: string;
  /** Name of one page's button, e.g. «Página 3». */
  page: (page: number) => string;
  /** Where the reader is, e.g. «Página 3 de 24»; shown on narrow screens instead of the numbers. */
  summary: (page: number, pageCount: number) => string;
}

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  labels: PaginationLabels;
  className?: string | undefined;
}

const arrows = { previous: 'm15 5-7 7 7 7', next: 'm9 5 7 7-7 7' };

/** Nothing for a single page. */
export function Pagination({ page, pageCount, onPageChange, labels, className }: PaginationProps) {
  if (pageCount < 2) return null;
  const step = (target: number, label: string, direction: string) => (
    <button
      type="button"
      className={styles.step}
      disabled={target < 1 || target > pageCount}
      onClick={() => {
        onPageChange(target);
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={direction} />
      </svg>
      <span className={styles.stepText}>{label}</span>
    </button>
  );
  return (
    <nav aria-label={labels.nav} className={clsx(styles.pagination, className)}>
      {step(page - 1, labels.previous, arrows.previous)}
      <span className={styles.summary}>{labels.summary(page, pageCount)}</span>
      <ul className={styles.pages}>
        {pageWindow(page, pageCount).map((entry) =>
          typeof entry === 'string' ? (
            <li key={entry} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={entry}>
              <button
                type="button"
                className={styles.page}
                aria-label={labels.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => {
                  onPageChange(entry);
                }}
              >
                {entry}
              </button>
            </li>
          ),
        )}
      </ul>
      {step(page + 1, labels.next, arrows.next)}
    </nav>
  );
}
