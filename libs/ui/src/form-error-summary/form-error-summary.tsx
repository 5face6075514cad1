import { Alert } from '../alert/alert.tsx';

export interface FormErrorSummaryProps {
  /** The combined text, e.g. «Corrige los siguientes errores: a | b»; nothing is drawn without one. */
  message: string | undefined;
  className?: string | undefined;
}

/** Says everything that is wrong with a form in one place. */
export function FormErrorSummary({ message, className }: FormErrorSummaryProps) {
  if (!message) return null;
  return (
    <Alert tone="error" className={className}>
      {message}
    </Alert>
  );
}
