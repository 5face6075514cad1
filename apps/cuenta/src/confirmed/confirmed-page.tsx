import { Link, readDestination, useTranslation } from '@puente/platform';
import { Alert, buttonClassName, Stack } from '@puente/ui';
import { FormFrame } from '../frame/form-frame.tsx';
import { usePendingAccount } from '../session/pending-account.ts';
import { useAskedRole } from '../session/asked-role.ts';

export default function ConfirmedPage() {
  const { t } = useTranslation('cuenta');
  const remembered = usePendingAccount()?.role;
  const role = useAskedRole() ?? remembered;
  const login = role ? `/login?role=${role}` : '/login';
  const wayBack = readDestination();
  return (
    <FormFrame title={t('confirmed.title')}>
      <Alert tone="success">{t('confirmed.text')}</Alert>
      <Stack gap={3}>
        {wayBack && (
          <Link
            to={login}
            state={{ from: wayBack.path }}
            className={buttonClassName({ size: 'large', block: true })}
          >
            {wayBack.title ? t('confirmed.backTo', { title: wayBack.title }) : t('confirmed.back')}
          </Link>
        )}
        <Link
          to={login}
          className={buttonClassName({
            variant: wayBack ? 'secondary' : 'primary',
            size: 'large',
            block: true,
          })}
        >
          {t('confirmed.login')}
        </Link>
      </Stack>
    </FormFrame>
  );
}
