import { useTranslation } from '@puente/platform';
import { apiRetryAfter, apiStatus } from '@puente/platform/api';

const minute = 60;
const hour = 60 * minute;

/** How long that is, in the largest unit that is not too coarse: «45 segundos», «12 minutos», «3 horas». Never too short. */
export function useWaitText(): (seconds: number) => string {
  const { t } = useTranslation('cuenta');
  return (seconds) => {
    if (seconds <= 1.5 * minute) return t('wait.seconds', { count: Math.ceil(seconds) });
    if (seconds <= 1.5 * hour) return t('wait.minutes', { count: Math.ceil(seconds / minute) });
    return t('wait.hours', { count: Math.ceil(seconds / hour) });
  };
}

/**
 * What somebody reads who tried too often: when they may try again. For use while drawing; undefined for any failure
 * but a 429, which its screen explains itself.
 */
export function useTooManyText(): (error: unknown) => string | undefined {
  const { t } = useTranslation('cuenta');
  const waitText = useWaitText();
  return (error) => {
    if (apiStatus(error) !== 429) return undefined;
    const seconds = apiRetryAfter(error);
    return seconds === undefined ? t('tooMany.later') : t('tooMany.when', { wait: waitText(seconds) });
  };
}
