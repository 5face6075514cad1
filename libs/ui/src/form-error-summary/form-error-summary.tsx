import { Alert } from '../alert/alert.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './form-error-summary.module.css';

export interface FormErrorSummaryProps {
  /**
   * One text, or several and what leads them: the lead «Corrige los siguientes errores: » and the parts «a», «b» are
   * seen as a list, and read as «Corrige los siguientes errores: a | b». Nothing is drawn without any.
   */
  message: string | { lead?: string; parts: readonly string[] } | undefined;
  className?: string | undefined;
}

/** Says everything that is wrong with a form in one place. */
export function FormErrorSummary({ message, className }: FormErrorSummaryProps) {
  const { lead = '', parts } = typeof message === 'object' ? message : { parts: message ? [message] : [] };
  if (parts.length === 0) return null;
  return (
    <Alert tone="error" className={className}>
      {parts.length === 1 ? (
        lead + parts.join('')
      ) : (
        <>
          {lead && <p>{lead}</p>}
          <ul className={styles.parts}>
            {parts.map((part, index) => (
              <li key={part}>
                {index > 0 && <VisuallyHidden>{' | '}</VisuallyHidden>}
                {part}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
