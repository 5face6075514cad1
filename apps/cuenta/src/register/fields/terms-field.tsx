import { Link, useTranslation } from '@puente/platform';
import { Checkbox, VisuallyHidden } from '@puente/ui';
import { type ReactNode } from 'react';
import { type RegistrationState } from '../use-registration.ts';

export function TermsField({ registration }: { registration: RegistrationState }) {
  const { t } = useTranslation('cuenta');
  return (
    <Checkbox
      {...registration.tick('terms')}
      label={
        <>
          {t('register.termsBefore')} <NewTab to="/terminos">{t('register.termsLink')}</NewTab>{' '}
          {t('register.termsBetween')}{' '}
          <NewTab to="/politicas-de-privacidad">{t('register.privacyLink')}</NewTab>
        </>
      }
      error={registration.errors.terms}
      required
    />
  );
}

/** In another tab, so that what is typed here stays. */
function NewTab({ to, children }: { to: string; children: ReactNode }) {
  const { t } = useTranslation('cuenta');
  return (
    <Link to={to} target="_blank">
      {children}
      <VisuallyHidden> {t('register.newTab')}</VisuallyHidden>
    </Link>
  );
}
