import { formatNumber, useTranslation } from '@puente/platform';
import { type CardJob } from './job.ts';

const kilometresOfMile = 1.609344;

/**
 * How far a job is from the centre that was searched around, in the miles or kilometres of its country; nothing where there
 * is no centre, or of the job only the state is known.
 */
export function JobDistance({ job: { city, country, distanceKm } }: { job: CardJob }) {
  const { t } = useTranslation('empleo');
  if (distanceKm === undefined || !city) return null;
  const [unit, distance] =
    country === 'Estados Unidos'
      ? (['miles', distanceKm / kilometresOfMile] as const)
      : (['km', distanceKm] as const);
  const count = Math.round(distance);
  if (count < 1) return <span>{t(`job.distance.less.${unit}`)}</span>;
  return <span>{t(`job.distance.${unit}`, { count, shown: formatNumber(count) })}</span>;
}
