import { type UserType } from '@puente/domain/identity';
import { translateText, useTranslation } from '@puente/platform';
import { Alert, Button, FormErrorSummary } from '@puente/ui';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import formStyles from '../form/form.module.css';
import { AccessFields } from './fields/access-fields.tsx';
import { CompanyFields } from './fields/company-fields.tsx';
import { PersonFields } from './fields/person-fields.tsx';
import { TermsField } from './fields/terms-field.tsx';
import { useTooManyText } from '../session/use-too-many-text.ts';
import { registrationFailure } from './registration-refusal.ts';
import { useRegistration } from './use-registration.ts';
import { useSummary } from './use-summary.ts';

export function RegistrationForm({ role }: { role: UserType }) {
  const { t } = useTranslation('cuenta');
  const registration = useRegistration(role);
  const tooManyText = useTooManyText();
  const { form, errors, captcha, failure, sending } = registration;
  return (
    <form {...form} className={formStyles.form}>
      <PersonFields registration={registration} />
      {role === 'employer' && <CompanyFields registration={registration} />}
      <AccessFields registration={registration} role={role} />
      <div>
        <CaptchaField captcha={captcha} error={errors.captcha} />
        <TermsField registration={registration} />
      </div>
      <FormErrorSummary message={useSummary(registration, role)} />
      {failure && (
        <Alert tone="error">
          {tooManyText(failure.error) ?? translateText(registrationFailure(failure.error))}
        </Alert>
      )}
      <Button type="submit" size="large" block loading={sending}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
