import { formatUsd } from '@puente/domain/plans';
import { useTranslation } from '@puente/platform';
import styles from './plan-card.module.css';

/** «US$5.99 al mes», or «Gratis». */
export function PlanPrice({ monthlyCents }: { monthlyCents: number }) {
  const { t } = useTranslation('planes');
  if (monthlyCents === 0) return <p className={styles.price}>{t('plans.free')}</p>;
  return (
    <p className={styles.price}>
      {formatUsd(monthlyCents)} <span className={styles.period}>{t('plans.perMonth')}</span>
    </p>
  );
}
