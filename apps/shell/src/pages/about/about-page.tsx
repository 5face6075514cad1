import { usePageTitle, useTranslation } from '@puente/platform';
import { addMessages } from '@puente/platform/host';
import { Card, Container, Grid, PageHeader } from '@puente/ui';
import { ContactForm } from '../contact/contact-form.tsx';
import { JoinBanners } from '../join/join-banners.tsx';
import styles from './about-page.module.css';
import messages from './messages.es.json' with { type: 'json' };

declare module '@puente/platform' {
  interface Catalogues {
    about: typeof messages;
  }
}

void addMessages('about', {
  es: messages,
  en: () => import('./messages.en.json', { with: { type: 'json' } }),
});

/** Names of their own, in every language. */
const credits = [
  { name: 'GeoNames', address: 'https://www.geonames.org' },
  { name: 'CC BY 4.0', address: 'https://creativecommons.org/licenses/by/4.0/' },
];
const purposes = ['mission', 'vision'] as const;

export default function AboutPage() {
  const { t } = useTranslation('about');
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <Container>
        <PageHeader picture="people" title={t('title')} lead={t('lead')} className={styles.header} />
        <p className={styles.story}>{t('story')}</p>
      </Container>
      <Grid as={Container} min="20rem">
        {purposes.map((purpose) => (
          <Card key={purpose} as="section" woven aria-labelledby={purpose} className={styles.purpose}>
            <h2 id={purpose}>{t(`${purpose}.title`)}</h2>
            <p>{t(`${purpose}.text`)}</p>
          </Card>
        ))}
      </Grid>
      <Container as="section" width="text" aria-labelledby="contact" className={styles.contact}>
        <h2 id="contact">{t('contact.title')}</h2>
        <p>{t('contact.text')}</p>
        <Card className={styles.form}>
          <ContactForm />
        </Card>
      </Container>
      <JoinBanners />
      <Container as="section" width="text" aria-labelledby="credits" className={styles.credits}>
        <h2 id="credits">{t('credits.title')}</h2>
        <p>
          {t('credits.places')}
          {credits.map(({ name, address }) => (
            <a key={name} href={address}>
              {name}
            </a>
          ))}
        </p>
      </Container>
    </div>
  );
}
