import { type JobPay, type JobType, moneyText, type PayPeriod } from '@puente/domain/jobs';

/** What a job without another word about it is computed with: its hours a week. */
export const hoursAWeek = (jobType: JobType) => (jobType === 'Medio tiempo' ? 20 : 40);

const periodsAYear: Record<Exclude<PayPeriod, 'hour'>, number> = { day: 260, week: 52, month: 12, year: 1 };

/** «US$31,200», «MXN 96.15»: cents where they matter. */
const amount = (value: number, currency: JobPay['currency']) =>
  moneyText(value < 100 ? Math.round(value * 100) / 100 : Math.round(value), currency);

/**
 * Pay by the hour and by the year, as texts such as «US$31,200–36,400», save what the job says itself. For use while drawing.
 * @returns nothing where its text did not tell
 */
export function computedPay({ pay, jobType }: { pay: JobPay | null; jobType: JobType }) {
  if (!pay) return undefined;
  const { min, max, currency, period } = pay;
  const hours = hoursAWeek(jobType) * 52;
  const aYear = period === 'hour' ? hours : periodsAYear[period];
  const range = (times: number) => {
    const from = amount(min * times, currency);
    if (max === null) return from;
    return `${from}–${amount(max * times, currency).replace(/^\D+/, '')}`;
  };
  return {
    ...(period !== 'hour' && { hour: range(aYear / hours) }),
    ...(period !== 'year' && { year: range(aYear) }),
  };
}
