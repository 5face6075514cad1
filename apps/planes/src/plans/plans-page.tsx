import { plans } from '@puente/domain/plans';
import { type UserType } from '@puente/domain/identity';
import { usePageTitle, useSearchParams, useSession, useTranslation } from '@puente/platform';
import { Alert, Grid, PageColumn, PageHeader, Stack } from '@puente/ui';
import { ComparisonTable } from './comparison-table.tsx';
import { CustomPlan } from './custom-plan.tsx';
import { PlanCard } from './plan-card.tsx';
import { RoleSwitch } from './role-switch.tsx';

/** Whose plans are shown: what the address asks for, else one's own, else those of who looks for a job. */
function useShownRole(): UserType {
  const [params] = useSearchParams();
  const session = useSession();
  const asked = params.get('role');
  if (asked === 'user' || asked === 'employer') return asked;
  return session.status === 'signed-in' ? session.user.userType : 'user';
}

export default function PlansPage() {
  const { t } = useTranslation('planes');
  const role = useShownRole();
  usePageTitle(t('plans.title'));
  const shown = plans[role].filter(({ monthlyCents }) => monthlyCents !== null);
  const custom = plans[role].find(({ monthlyCents }) => monthlyCents === null);

  return (
    <PageColumn>
      <PageHeader accent="nopal" picture="pyramids" title={t('plans.title')} lead={t('plans.lead')} />
      <Alert tone="info" title={t('plans.notice.title')}>
        {t('plans.notice.text')}
      </Alert>
      <RoleSwitch role={role} />
      <Stack as="section" aria-labelledby="plan-list">
        <h2 id="plan-list">{t(`plans.listTitle.${role}`)}</h2>
        <Grid as="ul" min="17rem">
          {shown.map((plan) => (
            <li key={plan.id}>
              <PlanCard plan={plan} role={role} />
            </li>
          ))}
        </Grid>
        {custom && <CustomPlan name={custom.name} />}
      </Stack>
      <ComparisonTable role={role} />
    </PageColumn>
  );
}
