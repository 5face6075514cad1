import { useTranslation } from '@puente/platform';
import { Alert, Button, Cluster } from '@puente/ui';
import { useState } from 'react';

const actions = ['change', 'cancel'] as const;

/** Both buttons change nothing, and say so: there is no plan to change to, and nothing to stop paying for. */
export function PlanActions() {
  const { t } = useTranslation('planes');
  const [asked, setAsked] = useState<(typeof actions)[number]>();
  return (
    <>
      <Cluster>
        {actions.map((action) => (
          <Button key={action} variant="secondary" onClick={() => setAsked(action)}>
            {t(`subscription.${action}`)}
          </Button>
        ))}
      </Cluster>
      {/* Always there, so that what comes into it is read out. */}
      <div role="status">
        {asked && (
          <Alert role="presentation" title={t(`subscription.${asked}Answer.title`)}>
            {t(`subscription.${asked}Answer.text`)}
          </Alert>
        )}
      </div>
    </>
  );
}
