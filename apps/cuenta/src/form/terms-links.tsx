import { Link, useTranslation } from '@puente/platform';
import { VisuallyHidden } from '@puente/ui';
import { type ReactNode } from 'react';

/** «términos y condiciones y la política de privacidad», each a way there. */
export function TermsLinks() {
  const { t } = useTranslation('cuenta');
  return (
    <>
      <NewTab to="/terminos">{t('register.termsLink')}</NewTab> {t('register.termsBetween')}{' '}
      <NewTab to="/politicas-de-privacidad">{t('register.privacyLink')}</NewTab>
    </>
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
