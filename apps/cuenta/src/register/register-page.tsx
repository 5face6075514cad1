import { Link, useTranslation } from '@puente/platform';
import { FormFrame } from '../frame/form-frame.tsx';
import { otherRole, useRole } from '../session/role.ts';
import { RegistrationForm } from './registration-form.tsx';

const roleName = { user: 'User', employer: 'Employer' } as const;

export default function RegisterPage() {
  const { t } = useTranslation('cuenta');
  const role = useRole() ?? 'user';
  const other = otherRole(role);
  return (
    <FormFrame
      title={t(`register.title${roleName[role]}`)}
      lead={t(`register.lead${roleName[role]}`)}
      footer={
        <>
          <Link to={`/register?role=${other}`} replace>
            {t(`register.switchTo${roleName[other]}`)}
          </Link>
          <p>
            {t('register.hasAccount')} <Link to={`/login?role=${role}`}>{t('register.login')}</Link>
          </p>
        </>
      }
    >
      <RegistrationForm role={role} />
    </FormFrame>
  );
}
