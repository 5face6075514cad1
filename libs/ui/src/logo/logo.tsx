import clsx from 'clsx';
import styles from './logo.module.css';

export interface LogoProps {
  /** Without the word beside it. */
  markOnly?: boolean | undefined;
  className?: string | undefined;
}

/** A bridge whose arches are cut paper. Its name is the word «Puente», seen or only heard. */
export function Logo({ markOnly = false, className }: LogoProps) {
  return (
    <span className={clsx(styles.logo, className)}>
      <svg
        viewBox="0 0 52 40"
        className={styles.mark}
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? 'Puente' : undefined}
        aria-hidden={markOnly ? undefined : true}
      >
        <g fillRule="evenodd">
          <path
            fill="var(--thread-1)"
            d="M4 12h14v24l-2.3-2.5L13.3 36 11 33.5 8.7 36l-2.4-2.5L4 36zm3 17h8v-5a4 4 0 0 0-8 0zm4-14-2 2 2 2 2-2z"
          />
          <path
            fill="var(--thread-2)"
            d="M19 10h14v26l-2.3-2.5-2.4 2.5-2.3-2.5-2.3 2.5-2.4-2.5L19 36zm3 19h8v-6a4 4 0 0 0-8 0zm4-16-2 2 2 2 2-2z"
          />
          <path
            fill="var(--thread-3)"
            d="M34 12h14v24l-2.3-2.5-2.4 2.5-2.3-2.5-2.3 2.5-2.4-2.5L34 36zm3 17h8v-5a4 4 0 0 0-8 0zm4-14-2 2 2 2 2-2z"
          />
        </g>
        <path className={styles.deck} d="M2 12.5Q26 2.5 50 12.5" />
      </svg>
      {!markOnly && <span className={styles.word}>Puente</span>}
    </span>
  );
}
