import { identityMessages } from '@puente/domain/identity';
import { translateText, useTranslation } from '@puente/platform';
import { type Availability } from './availability.ts';

/** What stands below the field: always one line, so that nothing moves while it is checked. */
export function useAvailabilityText(availability: Availability, hint: string) {
  const { t } = useTranslation('cuenta');
  switch (availability.state) {
    case 'available':
      return { success: translateText(identityMessages.available) };
    case 'checking':
      return { hint: t('register.checking') };
    case 'unknown':
      return { hint: translateText(availability.text) };
    case 'taken':
      return {};
    case 'idle':
      return { hint };
  }
}
