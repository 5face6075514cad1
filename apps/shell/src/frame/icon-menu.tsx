import { useTranslation } from '@puente/platform';
import { IconFromData, useDisclosure } from '@puente/ui';
import clsx from 'clsx';
import { NavLink } from 'react-router-dom';
import styles from './icon-menu.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { homeIcon, useNavigation } from './navigation.ts';

/** The main menu: a row of icons with their names; on a phone it folds behind a button. */
export function IconMenu() {
  const { t } = useTranslation('shell');
  const entries = [{ label: t('nav.home'), to: '/', icon: homeIcon }, ...useNavigation('icon-menu')];
  // Tablets have the bottom menu too: what is in both leaves room to the others.
  const inBottomMenu = ['/', ...useNavigation('bottom-menu').map(({ to }) => to)];
  const { open, setOpen, root, panelId, button } = useDisclosure<HTMLElement>();

  return (
    <nav ref={root} className={styles.nav} aria-label={t('nav.main')}>
      <button {...button} className={styles.fold}>
        <span className={styles.bars} aria-hidden="true" />
        <span className={styles.foldLabel}>{t('nav.menu')}</span>
      </button>
      <ul id={panelId} className={clsx(styles.list, open && styles.open)}>
        {entries.map(({ label, to, icon }) => (
          <li key={to} className={clsx(inBottomMenu.includes(to) && styles.notOnTablets)}>
            <NavLink to={to} end={to === '/'} className={clsx(styles.entry)} onClick={() => setOpen(false)}>
              <IconFromData data={icon} size={22} />
              {label}
            </NavLink>
          </li>
        ))}
        <li className={styles.folded}>
          <LanguageSwitch className={styles.entry} />
        </li>
      </ul>
    </nav>
  );
}
