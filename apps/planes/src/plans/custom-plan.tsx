import { Link, translateText, useTranslation } from '@puente/platform';
import { buttonClassName, Card } from '@puente/ui';
import styles from './custom-plan.module.css';

/** A plan by agreement, asked for through the contact form with its subject filled in. */
export function CustomPlan({ name }: { name: string }) {
  const { t } = useTranslation('planes');
  const subject = new URLSearchParams({ asunto: t('plans.contactSubject') });
  return (
    <Card as="article" tone="band" aria-labelledby="custom-plan" className={styles.card}>
      <div className={styles.texts}>
        <h3 id="custom-plan">{translateText(name)}</h3>
        <p className={styles.price}>{t('plans.onDemand')}</p>
        <p>{t('plans.customText')}</p>
      </div>
      <Link to={`/contacto?${subject}`} className={buttonClassName({ variant: 'accent' })}>
        {t('plans.contact')}
      </Link>
    </Card>
  );
}
