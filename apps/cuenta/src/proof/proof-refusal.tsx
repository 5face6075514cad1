import { translateText } from '@puente/platform';
import { apiMessage, isConnectionError } from '@puente/platform/api';
import { Alert } from '@puente/ui';
import { accountRefusal } from '../session/account-refusal.ts';
import { useTooManyText } from '../session/use-too-many-text.ts';
import { SignInAgain } from './sign-in-again.tsx';

interface ProofRefusalProps {
  error: unknown;
  /** Said where the server says nothing. */
  fallback: string;
}

/** Why something was not done that takes a proof of whose account it is, as far as no field says it. */
export function ProofRefusal({ error, fallback }: ProofRefusalProps) {
  const tooMany = useTooManyText()(error);
  if (accountRefusal(error) === 'sign-in-again') return <SignInAgain />;
  const said = isConnectionError(error) ? undefined : apiMessage(error);
  return <Alert tone="error">{tooMany ?? (said === undefined ? fallback : translateText(said))}</Alert>;
}
