import { adviceFor, useTranslation } from '@puente/platform';
import { useAccount } from '@puente/section-kit';
import { Alert, Badge, Button, Cluster, ErrorState, SkeletonList } from '@puente/ui';
import { lazy, Suspense, useState } from 'react';
import { useOwnProfileQuery } from '../../personal-data/own-profile.endpoints.ts';
import { SecurityCard } from '../security-card.tsx';
import { useTwoFactorQuery } from './two-factor.endpoints.ts';

// Few ever open them.
const SwitchOn = lazy(() => import('./switch-on.tsx'));
const RenewCodes = lazy(() => import('./renew-codes.tsx'));
const SwitchOff = lazy(() => import('./switch-off.tsx'));

/** Fewer are too few to be without a worry. */
const fewCodes = 3;

/** The second step of one's sign-in: whether it is on, and switching it. */
export function TwoFactorCard() {
  const { t } = useTranslation('cuenta');
  const account = useAccount();
  const { data } = useTwoFactorQuery();
  return (
    <SecurityCard
      id="dos-pasos"
      title={t('twoFactor.title')}
      lead={t('twoFactor.lead')}
      badge={
        data && (
          <Badge tone={data.enabled ? 'success' : 'neutral'}>
            {t(data.enabled ? 'twoFactor.on' : 'twoFactor.off')}
          </Badge>
        )
      }
    >
      <TwoFactor key={account?.id} />
    </SecurityCard>
  );
}

type Task = 'switch-on' | 'renew' | 'switch-off';

function TwoFactor() {
  const { t } = useTranslation('cuenta');
  const { data: status, error, isFetching, refetch } = useTwoFactorQuery();
  const { data: profile } = useOwnProfileQuery();
  const [task, setTask] = useState<Task>();
  const [done, setDone] = useState<Task>();

  if (!status) {
    if (!error || isFetching) return <SkeletonList label={t('loading')} count={2} />;
    return (
      <ErrorState title={t('twoFactor.failedToLoad')} retryLabel={t('profile.retry')} onRetry={refetch}>
        {t(adviceFor(error))}
      </ErrorState>
    );
  }
  const begin = (next: Task) => () => {
    setDone(undefined);
    setTask(next);
  };
  const end = (ended?: Task) => () => {
    setDone(ended);
    setTask(undefined);
  };
  const common = {
    onChanged: () => void refetch(),
    onCancel: end(),
    onDone: end(task),
  };
  return (
    <>
      {done && (
        <Alert tone="success" tabIndex={-1} ref={takeFocus}>
          {t(`twoFactor.done.${done}`)}
        </Alert>
      )}
      <Suspense fallback={<SkeletonList label={t('loading')} count={2} />}>
        {profile && task === 'switch-on' && <SwitchOn profile={profile} {...common} />}
        {profile && task === 'renew' && <RenewCodes profile={profile} {...common} />}
        {profile && task === 'switch-off' && <SwitchOff profile={profile} {...common} />}
      </Suspense>
      {!task && !status.enabled && (
        <div>
          <Button variant="secondary" disabled={!profile} onClick={begin('switch-on')}>
            {t('twoFactor.start')}
          </Button>
        </div>
      )}
      {!task && status.enabled && (
        <>
          {status.recoveryCodesLeft > fewCodes ? (
            <p>{t('twoFactor.left', { count: status.recoveryCodesLeft })}</p>
          ) : (
            <Alert tone="warning">
              {t('twoFactor.left', { count: status.recoveryCodesLeft })} {t('twoFactor.few')}
            </Alert>
          )}
          <Cluster>
            <Button variant="secondary" disabled={!profile} onClick={begin('renew')}>
              {t('twoFactor.renew.open')}
            </Button>
            <Button variant="secondary" disabled={!profile} onClick={begin('switch-off')}>
              {t('twoFactor.disable.open')}
            </Button>
          </Cluster>
        </>
      )}
    </>
  );
}

/** The button that led here is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
