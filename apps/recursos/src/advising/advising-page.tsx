import { advisingServices } from '@puente/domain/resources';
import { Link, translateText, usePageTitle, useTranslation } from '@puente/platform';
import { buttonClassName, Card, Grid, PageColumn, PageHeader, Stack } from '@puente/ui';
import { BriefcaseBusiness, Compass, Store, UsersRound } from 'lucide-react';
import styles from './advising-page.module.css';

/** In the order of `advisingServices`. */
const topics = [
  { key: 'personal', Icon: Compass },
  { key: 'career', Icon: BriefcaseBusiness },
  { key: 'business', Icon: Store },
  { key: 'leadership', Icon: UsersRound },
] as const;

const steps = ['write', 'answer', 'talk'] as const;

export default function AdvisingPage() {
  const { t } = useTranslation('recursos');
  usePageTitle(t('advising.title'));
  const subject = new URLSearchParams({ asunto: t('advising.subject') });
  return (
    <PageColumn gap={6}>
      <PageHeader
        accent="jade"
        picture="advising"
        title={t('advising.title')}
        lead={t('advising.lead')}
        actions={
          <Link to={`/contacto?${subject}`} className={buttonClassName({ size: 'large' })}>
            {t('advising.reserve')}
          </Link>
        }
      />
      <Stack as="section" aria-labelledby="topics">
        <h2 id="topics">{t('advising.topics')}</h2>
        <Grid as="ul" min="15rem">
          {topics.map(({ key, Icon }, index) => (
            <Card key={key} as="li" className={styles.topic}>
              <Icon aria-hidden="true" />
              <h3>{translateText(advisingServices[index] ?? '')}</h3>
              <p>{t(`advising.items.${key}`)}</p>
            </Card>
          ))}
        </Grid>
      </Stack>
      <Stack as="section" aria-labelledby="how">
        <h2 id="how">{t('advising.how')}</h2>
        <Grid as="ol" className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`advising.steps.${step}`)}</li>
          ))}
        </Grid>
      </Stack>
    </PageColumn>
  );
}
