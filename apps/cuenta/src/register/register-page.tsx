import { Link, useLocation, useTranslation } from '@puente/platform';
import { FormFrame } from '../frame/form-frame.tsx';
import { otherRole, useAskedRole } from '../session/asked-role.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { ArrivedRefused } from '../social/arrived-refused.tsx';
import { RegistrationForm } from './registration-form.tsx';

const roleName = { user: 'User', employer: 'Employer' } as const;

export default function RegisterPage() {
  const { t } = useTranslation('cuenta');
  const role = useAskedRole() ?? 'user';
  const other = otherRole(role);
  // Where the person was going.
  const state: unknown = useLocation().state;
  return (
    <FormFrame
      title={t(`register.title${roleName[role]}`)}
      lead={t(`register.lead${roleName[role]}`)}
      footer={
        <>
          <Link to={`/register?role=${other}`} state={state} replace>
            {t(`register.switchTo${roleName[other]}`)}
          </Link>
          <p>
            {t('register.hasAccount')}{' '}
            <Link to={`/login?role=${role}`} state={state}>
              {t('register.login')}
            </Link>
          </p>
        </>
      }
    >
      <ArrivedRefused role={role} purpose="register" />
      <SocialButtons role={role} purpose="register" />
      <RegistrationForm role={role} />
    </FormFrame>
  );
}
