import { identityMessages } from '@puente/domain/identity';
import { translateText, useTranslation } from '@puente/platform';
import { isConnectionError } from '@puente/platform/api';
import { useTooManyText } from '../../session/use-too-many-text.ts';
import { type Availability } from './availability.ts';

/** What stands below the field: always one line, so that nothing moves while it is checked. */
export function useAvailabilityText(availability: Availability, hint: string) {
  const { t } = useTranslation('cuenta');
  const tooManyText = useTooManyText();
  switch (availability.state) {
    case 'available':
      return { success: translateText(identityMessages.available) };
    case 'checking':
      return { hint: t('register.checking') };
    case 'unknown':
      return { hint: tooManyText(availability.error) ?? translateText(failureOf(availability.error)) };
    case 'taken':
      return {};
    case 'idle':
      return { hint };
  }
}

function failureOf(error: unknown): string {
  const { availabilityConnectionError, availabilityFailed } = identityMessages;
  return isConnectionError(error) ? availabilityConnectionError : availabilityFailed;
}
