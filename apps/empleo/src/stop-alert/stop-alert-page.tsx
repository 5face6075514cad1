import { adviceFor, Link, useLocation, useNavigate, usePageTitle, useTranslation } from '@puente/platform';
import { apiStatus } from '@puente/platform/api';
import { useMailedQuery } from '@puente/section-kit';
import {
  Alert,
  Button,
  buttonClassName,
  Cluster,
  ErrorState,
  PageColumn,
  PageHeader,
  SkeletonCards,
  Stack,
} from '@puente/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Alerted, useResumeAlertMutation, useStopAlertMutation } from './stop-alert.endpoints.ts';

export { stopAlertMessages as messages } from '../messages/stop-alert.ts';

/**
 * Where the link of a mailed alert leads: it is stopped at once, by whoever has the mail. What came of it stays in this entry
 * of the tab's history, so that who comes back to it stops nothing that they have switched on again since.
 */
export default function StopAlertPage() {
  const { t } = useTranslation('empleo');
  const query = useMailedQuery('codigo');
  const code = query.get('codigo') ?? '';
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const navigate = useNavigate();
  const alerted = alertedOf(state);
  const [stop, stopping] = useStopAlertMutation();
  const [resume, resuming] = useResumeAlertMutation();
  const begun = useRef(false);

  const change = async (how: typeof stop) => {
    const { data } = await how(code);
    if (data) void navigate(pathname, { replace: true, state: { mailed: query.toString(), alerted: data } });
  };
  const arrive = useEffectEvent(() => {
    if (begun.current || alerted) return;
    begun.current = true;
    void change(stop);
  });
  useEffect(() => {
    if (code) arrive();
  }, [code]);

  const status = apiStatus(stopping.error ?? resuming.error);
  // As where a mail program has cut the link: of such a code nobody knows whether its alert goes on.
  const incomplete = !code || status === 400;
  const gone = status === 404;
  const off = alerted?.frequency === 'never';
  const title = () => {
    if (incomplete) return t('stopAlert.noCode');
    if (gone) return t('stopAlert.gone');
    if (!alerted) return t('stopAlert.title');
    return t(off ? 'stopAlert.stopped' : 'stopAlert.resumed');
  };
  const heading = title();
  usePageTitle(heading);
  const manage = (
    <Link to="/mi-cuenta/busquedas-guardadas" className={buttonClassName({ variant: 'secondary' })}>
      {t('stopAlert.manage')}
    </Link>
  );

  return (
    <PageColumn>
      <div role="status">
        <PageHeader picture="letter" title={heading} />
      </div>
      {(incomplete || gone) && (
        <Stack>
          <p>{t(gone ? 'stopAlert.goneText' : 'stopAlert.noCodeText')}</p>
          <Cluster>{manage}</Cluster>
        </Stack>
      )}
      {!incomplete && !gone && alerted && (
        <Stack>
          <p>{t(off ? 'stopAlert.stoppedText' : 'stopAlert.resumedText', { name: alerted.name })}</p>
          <Cluster>
            <Button
              loading={stopping.isLoading || resuming.isLoading}
              onClick={() => void change(off ? resume : stop)}
            >
              {t(off ? 'stopAlert.resume' : 'stopAlert.stop')}
            </Button>
            {manage}
          </Cluster>
          {(stopping.error ?? resuming.error) && <Alert tone="error">{t('stopAlert.changeFailed')}</Alert>}
        </Stack>
      )}
      {!incomplete && !gone && !alerted && stopping.error && (
        <ErrorState title={t('stopAlert.failed')} retryLabel={t('retry')} onRetry={() => void change(stop)}>
          {t(adviceFor(stopping.error))}
        </ErrorState>
      )}
      {code && !alerted && !stopping.error && <SkeletonCards label={t('stopAlert.stopping')} count={1} />}
    </PageColumn>
  );
}

function alertedOf(state: unknown): Alerted | undefined {
  return (Object(state) as { alerted?: Alerted }).alerted;
}
