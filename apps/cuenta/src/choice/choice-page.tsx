import { type UserType } from '@puente/domain/identity';
import { Link, useLocation, usePageTitle, useTranslation } from '@puente/platform';
import { Card, cardLinkClassName, Container, Grid, HelpTip, PageHeader } from '@puente/ui';
import { BriefcaseBusiness, Search, type LucideIcon } from 'lucide-react';
import styles from './choice.module.css';

const choices: { role: UserType; Icon: LucideIcon }[] = [
  { role: 'user', Icon: Search },
  { role: 'employer', Icon: BriefcaseBusiness },
];

export default function ChoicePage() {
  const { t } = useTranslation('cuenta');
  // Where the person was going.
  const state: unknown = useLocation().state;
  usePageTitle(t('choice.title'));
  return (
    <Container className={styles.page}>
      <PageHeader picture="door" title={t('choice.title')} lead={t('choice.lead')} />
      <Grid as="ul" min="18rem">
        {choices.map(({ role, Icon }) => (
          <Card key={role} as="li" interactive className={styles.choice}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" size={28} />
            </span>
            <h2>
              <Link to={`/login?role=${role}`} state={state} className={cardLinkClassName}>
                {t(`choice.${role}.label`)}
              </Link>
            </h2>
            <p className={styles.text}>{t(`choice.${role}.text`)}</p>
            <HelpTip label={t(`choice.${role}.helpLabel`)} className={styles.help}>
              {t(`choice.${role}.help`)}
            </HelpTip>
          </Card>
        ))}
      </Grid>
      <p className={styles.register}>
        {t('choice.noAccount')}{' '}
        <Link to="/register?role=user" state={state}>
          {t('choice.registerUser')}
        </Link>{' '}
        <Link to="/register?role=employer" state={state}>
          {t('choice.registerEmployer')}
        </Link>
      </p>
    </Container>
  );
}
