import { applicationMessages } from '@puente/domain/jobs';
import { translateText, useTranslation } from '@puente/platform';
import { apiMessage, apiStatus } from '@puente/platform/api';
import { InSight } from '@puente/section-kit';
import { Alert } from '@puente/ui';
import { useEffect, useState } from 'react';

interface ApplyTroubleProps {
  /** What the last try failed by. */
  error: unknown;
  /** Where no answer came: now, or before the form was opened; `unsure` whether it arrived all the same. */
  connection: 'lost' | 'unsure' | undefined;
}

function failureText(error: unknown): string {
  const said = apiStatus(error);
  if (said === 403) return applicationMessages.onlyForUsers;
  // These the person can mend or should know: too long a letter, applied already.
  if (said === 400 || said === 409 || said === 422)
    return apiMessage(error) ?? applicationMessages.sendFailed;
  return applicationMessages.sendFailed;
}

/** Why an application was not sent. */
export function ApplyTrouble({ error, connection }: ApplyTroubleProps) {
  const { t } = useTranslation('empleo');
  if (connection === 'lost') return <LostConnection />;
  if (!connection && !error) return null;
  return (
    <InSight>
      {connection ? (
        <Alert>{t('apply.unsure')}</Alert>
      ) : (
        <Alert tone="error">{translateText(failureText(error))}</Alert>
      )}
    </InSight>
  );
}

/** Nothing is ever sent later by itself: it says so when it can be. The shell sends `online` once the server answers. */
function LostConnection() {
  const { t } = useTranslation('empleo');
  const [back, setBack] = useState(false);
  useEffect(() => {
    const found = () => setBack(true);
    addEventListener('online', found);
    return () => removeEventListener('online', found);
  }, []);
  return (
    <InSight key={String(back)}>
      {back ? (
        <Alert>{t('apply.back')}</Alert>
      ) : (
        <Alert tone="error">{`${translateText(applicationMessages.sendFailed)} ${t('apply.lost')}`}</Alert>
      )}
    </InSight>
  );
}
