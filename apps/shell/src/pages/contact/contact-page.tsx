import { usePageTitle, useTranslation } from '@puente/platform';
import { Card, Container, PageHeader } from '@puente/ui';
import { useSearchParams } from 'react-router-dom';
import { SocialLinks } from '../../frame/social-links.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

/** `?asunto=` fills in the subject: «Reserva tu sesión» and the custom plan lead here with it. */
export default function ContactPage() {
  const { t } = useTranslation('contact');
  const [parameters] = useSearchParams();
  usePageTitle(t('title'));
  return (
    <Container className={styles.page}>
      <PageHeader picture="letter" title={t('title')} lead={t('lead')} className={styles.header} />
      <Card className={styles.form}>
        <ContactForm subject={parameters.get('asunto') ?? ''} />
      </Card>
      <section className={styles.social} aria-labelledby="social">
        <p>{t('answer')}</p>
        <h2 id="social">{t('socialTitle')}</h2>
        <SocialLinks label={t('social')} />
      </section>
    </Container>
  );
}
