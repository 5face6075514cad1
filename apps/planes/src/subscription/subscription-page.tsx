import { type UserType } from '@puente/domain/identity';
import { currentPlan } from '@puente/domain/plans';
import { Link, translateText, useTranslation } from '@puente/platform';
import { AccountPage } from '@puente/section-kit';
import { Alert, Badge, buttonClassName, Card, Stack } from '@puente/ui';
import { PlanFeatures } from '../plans/plan-features.tsx';
import { PlanPrice } from '../plans/plan-price.tsx';
import { PlanActions } from './plan-actions.tsx';
import styles from './subscription.module.css';

/** The plan of the signed-in person's role: nobody can have another as long as none is sold. */
export default function SubscriptionPage() {
  const { t } = useTranslation('planes');
  return (
    <AccountPage title={t('subscription.title')} width="text" gap={6}>
      {({ userType }) => (
        <>
          <CurrentPlan role={userType} />
          <Stack as="section" aria-labelledby="change-plan">
            <div className={styles.heading}>
              <h2 id="change-plan">{t('subscription.manage')}</h2>
              <Badge tone="warning">{t('demo')}</Badge>
            </div>
            <Alert tone="info" title={t('subscription.notice.title')}>
              {t('subscription.notice.text')}
            </Alert>
            <p>
              <Link to="/planes" className={buttonClassName()}>
                {t('subscription.compare')}
              </Link>
            </p>
            <PlanActions />
          </Stack>
        </>
      )}
    </AccountPage>
  );
}

function CurrentPlan({ role }: { role: UserType }) {
  const { t } = useTranslation('planes');
  const plan = currentPlan(role);
  return (
    <Card as="section" woven aria-labelledby="current-plan" className={styles.plan}>
      <div className={styles.heading}>
        <h2 id="current-plan">{t('subscription.plan', { name: translateText(plan.name) })}</h2>
        <Badge tone="success">{t('plans.current')}</Badge>
      </div>
      <PlanPrice monthlyCents={plan.monthlyCents ?? 0} />
      <h3>{t('comparison.feature')}</h3>
      <PlanFeatures plan={plan} />
      {plan.jobsPerMonth !== null && <p className={styles.note}>{t('subscription.limitNote')}</p>}
    </Card>
  );
}
