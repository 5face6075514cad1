import { useSession, useSignOut, useTranslation } from '@puente/platform';
import { buttonClassName, IconFromData, Logo, Menu, MenuItem, menuItemClassName } from '@puente/ui';
import clsx from 'clsx';
import { Fragment, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useEntryBadges } from './entry-badge.tsx';
import styles from './header.module.css';
import { IconMenu } from './icon-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { personIcon, useNavigation } from './navigation.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import { useStaying } from './use-staying.ts';

/** Scrolled further than this, the header is its own compact copy at the top of the window. */
const compactAfter = 160;

export function Header() {
  const { t } = useTranslation('shell');
  const bar = useRef<HTMLElement>(null);
  const staying = useStaying(bar);
  const compact = useScrolledPast(compactAfter);
  const shortcuts = useNavigation('header');
  const { tellCount, badgeOf } = useEntryBadges();
  return (
    <header ref={bar} className={clsx(styles.header, staying ? compact && styles.compact : styles.passing)}>
      <div className={styles.row}>
        <Link to="/" className={styles.logo} aria-label={`Puente: ${t('nav.home')}`}>
          <Logo />
        </Link>
        <div className={styles.menu}>
          <IconMenu />
        </div>
        <div className={styles.person}>
          <Account />
          <LanguageSwitch short className={clsx(styles.shortcut, styles.language)} />
          {shortcuts.map((entry) => (
            <Link
              key={entry.to}
              to={entry.to}
              className={styles.shortcut}
              aria-label={[entry.label, tellCount(entry)].filter(Boolean).join(', ')}
            >
              <IconFromData data={entry.icon} />
              {badgeOf(entry)}
            </Link>
          ))}
        </div>
      </div>
      {compact && <FloatingAccount />}
    </header>
  );
}

function Account() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const leave = useSignOut();
  if (session.status === 'signed-out') {
    return (
      <Link to="/choice" className={clsx(buttonClassName({ size: 'small' }), styles.signIn)}>
        <SignInText />
      </Link>
    );
  }
  return (
    <Menu
      label={<span className={styles.name}>{t('session.greeting', { name: nameOf(session.user) })}</span>}
    >
      <li>
        <Link to="/mi-cuenta" className={menuItemClassName}>
          {t('session.account')}
        </Link>
      </li>
      <MenuItem onClick={leave}>{t('session.signOut')}</MenuItem>
    </Menu>
  );
}

/** «Inicia Sesión/Regístrate», which a narrow header breaks after the stroke. */
function SignInText() {
  const { t } = useTranslation('shell');
  const [first, ...rest] = t('session.signIn').split('/');
  return (
    <span>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** Seen in low and wide windows, which the header does not stay in; up to 991 px the bottom menu has this place. */
function FloatingAccount() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  return (
    <Link
      to={signedIn ? '/mi-cuenta' : '/choice'}
      className={clsx(buttonClassName({ variant: 'accent' }), styles.floating)}
    >
      <IconFromData data={personIcon} size={20} />
      {signedIn ? t('session.greeting', { name: nameOf(session.user) }) : t('session.signIn')}
    </Link>
  );
}

export const nameOf = (user: { nombre: string; username: string }) => user.nombre || user.username;
