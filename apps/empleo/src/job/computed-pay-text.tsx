import { useTranslation } from '@puente/platform';
import { computedPay, hoursAWeek } from './computed-pay.ts';
import { type Job } from './job.ts';

interface ComputedPayTextProps {
  job: Pick<Job, 'pay' | 'jobType'>;
  /** The one figure that comparing with others needs: by the year what is paid by the hour, by the hour the rest. */
  short?: boolean;
  className?: string | undefined;
}

/** Pay by the hour and by the year as an entry of a list of facts, labelled as computed. */
export function ComputedPayText({ job, short = false, className }: ComputedPayTextProps) {
  const { t } = useTranslation('empleo');
  const { hour, year } = computedPay(job) ?? {};
  const hours = hoursAWeek(job.jobType);
  const text = () => {
    if (short) return hour ? t('pay.hourShort', { hour }) : year && t('pay.yearShort', { year });
    if (hour && year) return t('pay.both', { hour, year, hours });
    return hour ? t('pay.hour', { hour, hours }) : year && t('pay.year', { year, hours });
  };
  const shown = text();
  return shown && <li className={className}>{shown}</li>;
}
