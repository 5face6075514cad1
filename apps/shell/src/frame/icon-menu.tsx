import { useTranslation } from '@puente/platform';
import { IconFromData } from '@puente/ui';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './icon-menu.module.css';
import { homeIcon, useNavigation } from './navigation.ts';

/** Orders up to here (Inicio, Planes) are in the bottom menu too, and leave tablets' room to the others. */
const alsoInBottomMenu = 20;

/** The main menu: a row of icons with their names; on a phone it folds behind a button. */
export function IconMenu() {
  const { t } = useTranslation('shell');
  const entries = [
    { label: t('nav.home'), to: '/', order: 10, icon: homeIcon },
    ...useNavigation('icon-menu'),
  ];
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);

  return (
    <nav
      className={styles.nav}
      aria-label={t('nav.main')}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls="icon-menu"
        onClick={() => setOpen(!open)}
      >
        <span className={styles.bars} aria-hidden="true" />
        {t('nav.menu')}
      </button>
      <ul id="icon-menu" className={clsx(styles.list, open && styles.open)}>
        {entries.map(({ label, to, order, icon }) => (
          <li key={to} className={clsx(order <= alsoInBottomMenu && styles.notOnTablets)}>
            <NavLink to={to} end={to === '/'} className={clsx(styles.entry)}>
              <IconFromData data={icon} size={22} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
