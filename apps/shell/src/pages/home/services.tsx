import { useTranslation } from '@puente/platform';
import { Card, cardLinkClassName, Container, type Dye, Picture, type PictureName } from '@puente/ui';
import { Link } from 'react-router-dom';
import styles from './services.module.css';
import { useRoutePaths } from './use-route-paths.ts';

/** Each with the dye and the picture of its own page. */
const services = [
  { path: 'empleos', accent: 'cochineal', picture: 'trades' },
  { path: 'asesoria', accent: 'jade', picture: 'advising' },
  { path: 'educate', accent: 'violet', picture: 'book' },
  { path: 'migration', accent: 'marigold', picture: 'monarch' },
  { path: 'emprendimiento', accent: 'clay', picture: 'cactus' },
] as const satisfies readonly { path: string; accent: Dye; picture: PictureName }[];

/** What Puente offers; a section that is not published is not offered. */
export function Services() {
  const { t } = useTranslation('home');
  const paths = useRoutePaths();
  const offered = services.filter(({ path }) => paths.has(`/${path}`));
  if (offered.length === 0) return null;
  return (
    <Container as="section" aria-labelledby="services" className={styles.services}>
      <h2 id="services" className={styles.heading}>
        {t('services.title')}
      </h2>
      <ul className={styles.grid}>
        {offered.map(({ path, accent, picture }) => (
          <Card key={path} as="li" interactive flush className={styles.card}>
            <span data-accent={accent} className={styles.sheet}>
              <Picture name={picture} className={styles.picture} />
            </span>
            <div className={styles.words}>
              <h3>
                <Link to={`/${path}`} className={cardLinkClassName}>
                  {t(`services.${path}.title`)}
                </Link>
              </h3>
              <p>{t(`services.${path}.text`)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </Container>
  );
}
