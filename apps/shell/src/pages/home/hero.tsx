import { useSession, useTranslation } from '@puente/platform';
import { buttonClassName, Container, PapelPicado } from '@puente/ui';
import { Link } from 'react-router-dom';
import { BridgePicture } from './bridge-picture.tsx';
import styles from './hero.module.css';
import { useRoutePaths } from './use-route-paths.ts';

export function Hero() {
  const { t } = useTranslation('home');
  const signedIn = useSession().status === 'signed-in';
  const canSearch = useRoutePaths().has('/empleos');
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <PapelPicado size="medium" className={styles.papers} />
      <Container className={styles.texts}>
        <h1 id="hero" className={styles.title}>
          {t('hero.title')}
        </h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <div className={styles.actions}>
          <Link
            to={signedIn ? '/mi-cuenta' : '/login'}
            className={buttonClassName({ variant: 'accent', size: 'large' })}
          >
            {t('hero.start')}
          </Link>
          {canSearch && (
            <Link to="/empleos" className={styles.search}>
              {t('hero.search')}
            </Link>
          )}
        </div>
      </Container>
      <BridgePicture className={styles.picture} />
    </section>
  );
}
