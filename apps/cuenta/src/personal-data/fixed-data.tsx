import { profileFields, providerLabels, roleLabels } from '@puente/domain/identity';
import { translateText, useTranslation } from '@puente/platform';
import { Card, Grid } from '@puente/ui';
import { useId } from 'react';
import { type OwnProfile } from './own-profile.endpoints.ts';
import styles from './personal-data.module.css';

/** What is shown of an account and cannot be changed; of the profile's further fields those that have a value. */
export function FixedData({ profile }: { profile: OwnProfile }) {
  const titleId = useId();
  const { t } = useTranslation('cuenta');
  const { username, email, userType, provider } = profile;
  const account = [
    ['username', username],
    ['email', email],
    ['userType', translateText(roleLabels[userType])],
    ['provider', provider === 'local' ? t('profile.fixed.local') : providerLabels[provider]],
  ] as const;
  const further = profileFields.flatMap((field) =>
    profile[field] ? [[field, profile[field]] as const] : [],
  );
  return (
    <Card as="section" tone="sunken" aria-labelledby={titleId} className={styles.card}>
      <div>
        <h2 id={titleId}>{t('profile.fixed.title')}</h2>
        <p className={styles.soft}>{t('profile.fixed.lead')}</p>
      </div>
      <Grid as="dl" min="14rem" fill className={styles.facts}>
        {account.map(([field, value]) => (
          <div key={field}>
            <dt>{t(`profile.fixed.${field}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {further.map(([field, value]) => (
          <div key={field}>
            <dt>{t(`profile.fixed.${field}`)}</dt>
            <dd lang="es">{value}</dd>
          </div>
        ))}
      </Grid>
    </Card>
  );
}
