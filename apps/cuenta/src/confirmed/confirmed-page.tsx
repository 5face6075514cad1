import { Link, useTranslation } from '@puente/platform';
import { Alert, buttonClassName } from '@puente/ui';
import { FormFrame } from '../frame/form-frame.tsx';
import { usePendingAccount } from '../session/pending-account.ts';
import { useRole } from '../session/role.ts';

export default function ConfirmedPage() {
  const { t } = useTranslation('cuenta');
  const remembered = usePendingAccount()?.role;
  const role = useRole() ?? remembered;
  return (
    <FormFrame title={t('confirmed.title')}>
      <Alert tone="success">{t('confirmed.text')}</Alert>
      <Link
        to={role ? `/login?role=${role}` : '/login'}
        className={buttonClassName({ size: 'large', block: true })}
      >
        {t('confirmed.login')}
      </Link>
    </FormFrame>
  );
}
