import { type UserType } from '@puente/domain/identity';
import { currentPlanId, type Plan } from '@puente/domain/plans';
import { Link, translateText, useSession, useTranslation } from '@puente/platform';
import { Badge, buttonClassName, Card } from '@puente/ui';
import styles from './plan-card.module.css';
import { PlanFeatures } from './plan-features.tsx';
import { PlanPrice } from './plan-price.tsx';

interface PlanCardProps {
  plan: Plan;
  /** Whose plan it is. */
  role: UserType;
}

export function PlanCard({ plan, role }: PlanCardProps) {
  const { t } = useTranslation('planes');
  const session = useSession();
  const free = plan.monthlyCents === 0;
  const current =
    session.status === 'signed-in' && session.user.userType === role && plan.id === currentPlanId[role];

  return (
    <Card as="article" woven={current} aria-labelledby={plan.id} className={styles.card}>
      <div className={styles.head}>
        <h3 id={plan.id}>{translateText(plan.name)}</h3>
        {current && <Badge tone="success">{t('plans.current')}</Badge>}
      </div>
      <PlanPrice monthlyCents={plan.monthlyCents ?? 0} />
      <PlanFeatures plan={plan} />
      {!free && <p className={styles.note}>{t('plans.notYet')}</p>}
      {free && session.status === 'signed-out' && (
        <Link to={`/register?role=${role}`} className={buttonClassName({ block: true })}>
          {t(`plans.create.${role}`)}
        </Link>
      )}
    </Card>
  );
}
