import { Link, useAccountMenu, useTranslation } from '@puente/platform';
import { Card } from '@puente/ui';
import { useId } from 'react';
import { type OwnProfile } from '../personal-data/own-profile.endpoints.ts';
import styles from './profile-checklist.module.css';
import { type Gap, gapsOf } from './profile-gaps.ts';

/** What is missing in the profile, each with the page where it is filled in; nothing when there is nothing. */
export function ProfileChecklist({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('cuenta');
  const titleId = useId();
  const pages = useAccountMenu(profile.userType).flatMap(({ items }) => items.map(({ to }) => to));
  const gaps = gapsOf(profile).filter(({ to }) => pages.includes(to));
  if (gaps.length === 0) return null;
  const reasons: Record<Gap['missing'], string> = {
    name: t('home.checklist.nameWhy'),
    phone: t(profile.userType === 'employer' ? 'home.checklist.phoneEmployer' : 'home.checklist.phoneUser'),
    company: t('home.checklist.companyWhy'),
    cv: t('home.checklist.cvWhy'),
  };
  return (
    <Card as="section" tone="sunken" aria-labelledby={titleId} className={styles.checklist}>
      <h2 id={titleId}>{t('home.checklist.title')}</h2>
      <ul className={styles.gaps}>
        {gaps.map(({ missing, to }) => (
          <li key={missing}>
            <Link to={to} className={styles.gap}>
              {t(`home.checklist.${missing}`)}
            </Link>
            <span className={styles.why}>{reasons[missing]}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
