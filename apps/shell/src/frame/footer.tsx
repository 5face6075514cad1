import { useSession, useTranslation } from '@puente/platform';
import { Logo, TextileBand } from '@puente/ui';
import { Link } from 'react-router-dom';
import styles from './footer.module.css';
import { nameOf } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useNavigation } from './navigation.ts';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const links = [
    session.status === 'signed-in'
      ? { to: '/mi-cuenta', label: t('session.greeting', { name: nameOf(session.user) }) }
      : { to: '/login', label: t('session.signIn') },
    { to: '/contacto', label: t('footer.contact') },
    ...useNavigation('footer'),
    { to: '/nosotros', label: t('footer.about') },
    { to: '/terminos', label: t('footer.terms') },
    { to: '/politicas-de-privacidad', label: t('footer.privacy') },
  ];
  return (
    <footer className={styles.footer}>
      <TextileBand />
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p>{t('footer.motto')}</p>
        </div>
        <ul className={styles.links}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <SocialLinks label={t('footer.social')} />
      </div>
      <p className={styles.small}>
        <span>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
        <span>{t('footer.credit')}</span>
        <LanguageSwitch className={styles.language} />
      </p>
    </footer>
  );
}
