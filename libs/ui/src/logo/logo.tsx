import clsx from 'clsx';
import styles from './logo.module.css';

export interface LogoProps {
  /** Without the word beside it. */
  markOnly?: boolean | undefined;
  className?: string | undefined;
}

/** Down one pier with its cut edge, over the opening, up the other. */
const arch = 'V37l-1.5-2-1.5 2V27.5a5.5 5.5 0 0 0-11 0V37l-1.5-2-1.5 2z';

/** A bridge whose arches are cut paper. Its name is the word «Puente», seen or only heard. */
export function Logo({ markOnly = false, className }: LogoProps) {
  return (
    <span className={clsx(styles.logo, className)}>
      <svg
        viewBox="0 0 64 40"
        className={styles.mark}
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? 'Puente' : undefined}
        aria-hidden={markOnly ? undefined : true}
      >
        <g fillRule="evenodd">
          <path fill="var(--thread-1)" d={`M5 12 22 8${arch}M13.5 13l2.5 3-2.5 3-2.5-3z`} />
          <path fill="var(--thread-2)" d={`M23.5 7h17${arch}M32 11.5l2.5 3-2.5 3-2.5-3z`} />
          <path fill="var(--thread-3)" d={`M42 8l17 4${arch}M50.5 13l2.5 3-2.5 3-2.5-3z`} />
        </g>
        <path className={styles.deck} d="M3 14Q32 1 61 14" />
      </svg>
      {!markOnly && <span className={styles.word}>Puente</span>}
    </span>
  );
}
