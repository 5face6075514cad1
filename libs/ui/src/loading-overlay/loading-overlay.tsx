import styles from './loading-overlay.module.css';

export interface LoadingOverlayProps {
  /** E.g. «Cargando...». */
  label: string;
}

/** Covers the whole screen while the page cannot be used. */
export function LoadingOverlay({ label }: LoadingOverlayProps) {
  return (
    <div role="status" className={styles.overlay}>
      <div aria-hidden="true" className={styles.flags}>
        <span />
        <span />
        <span />
        <span />
        <span />
      </div>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
