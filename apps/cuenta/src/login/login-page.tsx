import { type UserType } from '@puente/domain/identity';
import { Link, useLocation, useTranslation } from '@puente/platform';
import { Button, FormErrorSummary, LoadingOverlay, PasswordInput, TextInput } from '@puente/ui';
import { useForm } from 'react-hook-form';
import { email, givenPassword } from '../form/field.rules.ts';
import { rulesResolver } from '../form/rules-resolver.ts';
import { errorSummary } from '../form/error-summary.ts';
import formStyles from '../form/form.module.css';
import { useFirstErrorFocus } from '../form/use-first-error-focus.ts';
import { FormFrame } from '../frame/form-frame.tsx';
import { otherRole, useRole } from '../session/role.ts';
import { LoginRefusalAlert } from './login-refusal-alert.tsx';
import { useSignIn, type Credentials } from './use-sign-in.ts';

const roleName = { user: 'User', employer: 'Employer' } as const;

const credentialErrors = ({ identifier, password }: Credentials) => ({
  identifier: email(identifier),
  password: givenPassword(password),
});

export default function LoginPage() {
  const { t } = useTranslation('cuenta');
  const role = useRole();
  const { signIn, refusal, isLoading, from } = useSignIn(role);
  const { register, handleSubmit, getValues, formState } = useForm<Credentials>({
    resolver: rulesResolver(credentialErrors),
    defaultValues: { identifier: '', password: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const form = useFirstErrorFocus(submitCount);
  const labels = { identifier: t('login.email'), password: t('login.password') };
  const lead = from ? t('login.from') : role && t(`login.lead${roleName[role]}`);
  return (
    <FormFrame
      title={t(role ? `login.title${roleName[role]}` : 'login.title')}
      lead={lead}
      footer={<OtherWays role={role} />}
    >
      <form ref={form} noValidate onSubmit={handleSubmit(signIn)} className={formStyles.form}>
        {refusal && <LoginRefusalAlert refusal={refusal} email={getValues('identifier').trim()} />}
        <FormErrorSummary message={errorSummary(errors, labels)} />
        <TextInput
          {...register('identifier')}
          label={labels.identifier}
          error={errors.identifier?.message}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordInput
          {...register('password')}
          label={labels.password}
          error={errors.password?.message}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          autoComplete="current-password"
          required
        />
        <Link to="/forgot-password" className={formStyles.beside}>
          {t('login.forgot')}
        </Link>
        <Button type="submit" size="large" block loading={isLoading}>
          {t('login.submit')}
        </Button>
      </form>
      {isLoading && <LoadingOverlay label={t('loading')} />}
    </FormFrame>
  );
}

/** To the other role's page, which keeps where the person was going, and to registration. */
function OtherWays({ role }: { role: UserType | null }) {
  const { t } = useTranslation('cuenta');
  const state: unknown = useLocation().state;
  const others: UserType[] = role ? [otherRole(role)] : ['user', 'employer'];
  return (
    <>
      {others.map((other) => (
        <Link key={other} to={`/login?role=${other}`} state={state} replace>
          {t(`login.switchTo${roleName[other]}`)}
        </Link>
      ))}
      <p>
        {t('login.noAccount')} <Link to={`/register?role=${role ?? 'user'}`}>{t('login.register')}</Link>
      </p>
    </>
  );
}
