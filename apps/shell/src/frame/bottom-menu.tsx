import { useSession, useTranslation } from '@puente/platform';
import { IconFromData, VisuallyHidden } from '@puente/ui';
import clsx from 'clsx';
import { NavLink } from 'react-router-dom';
import styles from './bottom-menu.module.css';
import { useEntryBadges } from './entry-badge.tsx';
import { homeIcon, personIcon, useNavigation } from './navigation.ts';

/** Within reach of a thumb, up to 991 px: Inicio, Planes, Perfil, Carrito. */
export function BottomMenu() {
  const { t } = useTranslation('shell');
  const signedIn = useSession().status === 'signed-in';
  const { tellCount, badgeOf } = useEntryBadges();
  const entries = [
    { label: t('nav.home'), to: '/', order: 10, icon: homeIcon },
    { label: t('nav.profile'), to: signedIn ? '/mi-cuenta' : '/choice', order: 30, icon: personIcon },
    ...useNavigation('bottom-menu'),
  ].sort((a, b) => a.order - b.order);
  return (
    <nav className={styles.nav} aria-label={t('nav.mobile')}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <NavLink to={entry.to} end={entry.to === '/'} className={clsx(styles.entry)}>
              <IconFromData data={entry.icon} size={22} />
              {badgeOf(entry)}
              {entry.label}
              <VisuallyHidden>{tellCount(entry)}</VisuallyHidden>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
