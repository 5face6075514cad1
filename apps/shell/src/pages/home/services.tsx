import { useTranslation } from '@puente/platform';
import { Card, cardLinkClassName, Container, IconFromData } from '@puente/ui';
import { Link } from 'react-router-dom';
import { useNavigation } from '../../frame/navigation.ts';
import styles from './services.module.css';
import { useRoutePaths } from './use-route-paths.ts';

const services = ['empleos', 'asesoria', 'educate', 'migration', 'emprendimiento'] as const;

/** What Puente offers; a section that is not published is not offered. */
export function Services() {
  const { t } = useTranslation('home');
  const paths = useRoutePaths();
  const icons = useNavigation('icon-menu');
  const offered = services.filter((service) => paths.has(`/${service}`));
  if (offered.length === 0) return null;
  return (
    <Container as="section" aria-labelledby="services" className={styles.services}>
      <h2 id="services" className={styles.heading}>
        {t('services.title')}
      </h2>
      <ul className={styles.grid}>
        {offered.map((service) => (
          <Card key={service} as="li" interactive className={styles.card}>
            <span className={styles.icon}>
              <IconFromData data={icons.find(({ to }) => to === `/${service}`)?.icon ?? []} size={28} />
            </span>
            <h3>
              <Link to={`/${service}`} className={cardLinkClassName}>
                {t(`services.${service}.title`)}
              </Link>
            </h3>
            <p>{t(`services.${service}.text`)}</p>
          </Card>
        ))}
      </ul>
    </Container>
  );
}
