import { useTranslation } from '@puente/platform';
import { Checkbox } from '@puente/ui';
import { TermsLinks } from '../../form/terms-links.tsx';
import { type RegistrationState } from '../use-registration.ts';

export function TermsField({ registration }: { registration: RegistrationState }) {
  const { t } = useTranslation('cuenta');
  return (
    <Checkbox
      {...registration.tick('terms')}
      label={
        <>
          {t('register.termsBefore')} <TermsLinks />
        </>
      }
      error={registration.errors.terms}
      required
    />
  );
}
