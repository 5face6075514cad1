import { type SecondCode } from '@puente/domain/identity';
import { Link, Navigate, translateText, useTranslation } from '@puente/platform';
import { Alert, Button, buttonClassName } from '@puente/ui';
import { useState } from 'react';
import { FormFrame } from '../frame/form-frame.tsx';
import { usePendingSignIn, type PendingSignIn } from '../session/pending-sign-in.ts';
import { SecondStepForm } from './second-step-form.tsx';

/** Where a sign-in goes on whose account asks for a code, too. */
export default function SecondStepPage() {
  // As it was when the page opened: what is kept is forgotten before the page is left.
  const [pending] = useState(usePendingSignIn());
  return pending ? <SecondStep pending={pending} /> : <Navigate to="/login" replace />;
}

function SecondStep({ pending }: { pending: PendingSignIn }) {
  const { t } = useTranslation('cuenta');
  const [kind, setKind] = useState<SecondCode['kind']>('app');
  /** Why this sign-in cannot go on: in the server's words. */
  const [over, setOver] = useState<string>();
  const login = pending.role ? `/login?role=${pending.role}` : '/login';
  if (over !== undefined) {
    return (
      <FormFrame title={t('secondStep.title')}>
        <Alert tone="error">{translateText(over)}</Alert>
        <Link to={login} replace className={buttonClassName({ size: 'large', block: true })}>
          {t('secondStep.back')}
        </Link>
      </FormFrame>
    );
  }
  return (
    <FormFrame
      title={t('secondStep.title')}
      lead={t(kind === 'app' ? 'secondStep.lead' : 'secondStep.recoveryLead')}
      footer={
        <Link to={login} replace>
          {t('secondStep.back')}
        </Link>
      }
    >
      <SecondStepForm key={kind} kind={kind} pending={pending} onOver={setOver} />
      <Button variant="quiet" block onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
        {t(kind === 'app' ? 'secondStep.useRecovery' : 'secondStep.useApp')}
      </Button>
    </FormFrame>
  );
}
