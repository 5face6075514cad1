import { type UserType } from '@puente/domain/identity';
import { Link, useLocation, useTranslation } from '@puente/platform';
import { errorSummary, useForm } from '@puente/platform/forms';
import { InSight } from '@puente/section-kit';
import { Button, FormErrorSummary, LoadingOverlay, PasswordInput, TextInput } from '@puente/ui';
import { email, givenPassword } from '../form/field.rules.ts';
import formStyles from '../form/form.module.css';
import { useFocusOnce } from '../form/use-focus-once.ts';
import { FormFrame } from '../frame/form-frame.tsx';
import { usePendingAccount } from '../session/pending-account.ts';
import { otherRole, useAskedRole } from '../session/asked-role.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { ArrivedRefused } from '../social/arrived-refused.tsx';
import { LoginRefusalAlert } from './login-refusal-alert.tsx';
import { useSignIn, type Credentials } from './use-sign-in.ts';

const roleName = { user: 'User', employer: 'Employer' } as const;

const credentialErrors = ({ identifier, password }: Credentials) => ({
  identifier: email(identifier),
  password: givenPassword(password),
});

export default function LoginPage() {
  const { t } = useTranslation('cuenta');
  const role = useAskedRole();
  const { signIn, refusal, wayBack } = useSignIn(role);
  const account = usePendingAccount();
  // The one that was confirmed just now, if it can sign in here.
  const waiting = account && (!role || !account.role || account.role === role) && account;
  const { form, field, values, errors, sending, submitted } = useForm({
    initial: { identifier: waiting ? waiting.email : '', password: '' },
    rules: credentialErrors,
    toldOnLeave: ['identifier'],
    send: signIn,
  });
  const labels = { identifier: t('login.email'), password: t('login.password') };
  const summary = submitted ? errorSummary(errors, labels) : undefined;
  const lead = wayBack
    ? t(wayBack.title ? 'login.fromTitle' : 'login.from', { title: wayBack.title ?? '' })
    : role && t(`login.lead${roleName[role]}`);
  const password = useFocusOnce(values.identifier !== '');
  return (
    <FormFrame
      title={t(role ? `login.title${roleName[role]}` : 'login.title')}
      lead={lead}
      footer={<OtherWays role={role} />}
    >
      {!refusal && !submitted && <ArrivedRefused role={role} purpose="login" />}
      <SocialButtons role={role} purpose="login" />
      <form {...form} className={formStyles.form}>
        <FormErrorSummary message={summary} />
        <TextInput
          {...field('identifier')}
          label={labels.identifier}
          error={errors.identifier}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordInput
          {...field('password')}
          ref={password}
          label={labels.password}
          error={errors.password}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          autoComplete="current-password"
          required
        />
        <Link to="/forgot-password" className={formStyles.beside}>
          {t('login.forgot')}
        </Link>
        {refusal && !summary && (
          <InSight>
            <LoginRefusalAlert refusal={refusal} email={values.identifier.trim()} />
          </InSight>
        )}
        <Button type="submit" size="large" block loading={sending}>
          {t('login.submit')}
        </Button>
      </form>
      {sending && <LoadingOverlay label={t('loading')} />}
    </FormFrame>
  );
}

/** To the other role's page and to registration, which both keep where the person was going. */
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
        {t('login.noAccount')}{' '}
        <Link to={`/register?role=${role ?? 'user'}`} state={state}>
          {t('login.register')}
        </Link>
      </p>
    </>
  );
}
