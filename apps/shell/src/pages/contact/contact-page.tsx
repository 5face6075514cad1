import { usePageTitle, useTranslation } from '@puente/platform';
import { Card, Container } from '@puente/ui';
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
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p>{t('answer')}</p>
      </header>
      <Card woven className={styles.form}>
        <ContactForm subject={parameters.get('asunto') ?? ''} />
      </Card>
      <section className={styles.social} aria-labelledby="social">
        <h2 id="social">{t('socialTitle')}</h2>
        <SocialLinks label={t('social')} />
      </section>
    </Container>
  );
}
