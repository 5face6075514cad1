import { identityMessages, type UserType } from '@puente/domain/identity';
import { Navigate, translateText, useTranslation } from '@puente/platform';
import { SkeletonList } from '@puente/ui';
import { useState } from 'react';
import { FormFrame } from '../frame/form-frame.tsx';
import { useMailedQuery } from '@puente/section-kit';
import { useConfirmEmailQuery, useLookAtLinkQuery } from './confirm-email.endpoints.ts';
import { Failure, isFinal, useFailureText } from './failure.tsx';
import { WaitingAccount } from './waiting-account.tsx';

/** Where the mailed link leads. */
export default function ConfirmPage() {
  const { t } = useTranslation('cuenta');
  const mailed = useMailedQuery('token');
  const token = mailed.get('token');
  return (
    <FormFrame title={t('confirm.title')}>
      {token ? (
        <Confirmation token={token} denies={mailed.has('denegar')} />
      ) : (
        <Failure text={translateText(identityMessages.confirmationTokenMissing)} />
      )}
    </FormFrame>
  );
}

/** In the browser that registered the link confirms at once; anywhere else somebody has to press. */
function Confirmation({ token, denies }: { token: string; denies: boolean }) {
  const failureText = useFailureText();
  const [pressed, setPressed] = useState(false);
  const { data: account, error, isFetching, refetch } = useLookAtLinkQuery(token);
  if (account && (pressed || (account.registeredHere && !denies)))
    return <Confirming token={token} role={account.userType} />;
  if (account)
    return (
      <WaitingAccount token={token} account={account} asks={denies} onConfirm={() => setPressed(true)} />
    );
  if (error && !isFetching)
    return <Failure text={failureText(error)} onRetry={isFinal(error) ? undefined : refetch} />;
  return <Working />;
}

function Confirming({ token, role }: { token: string; role: UserType }) {
  const failureText = useFailureText();
  const { isSuccess, error, isFetching, refetch } = useConfirmEmailQuery(token);
  if (isSuccess) return <Navigate to={`/correo-confirmado?role=${role}`} replace />;
  if (error && !isFetching)
    return <Failure text={failureText(error)} onRetry={isFinal(error) ? undefined : refetch} />;
  return <Working />;
}

function Working() {
  const { t } = useTranslation('cuenta');
  return <SkeletonList label={t('confirm.working')} count={2} />;
}
