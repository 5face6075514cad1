import { useTranslation } from '@puente/platform';
import { ShieldAlert } from 'lucide-react';
import styles from './fraud-note.module.css';

/** Takes there before any result is read. */
export function FraudLink() {
  const { t } = useTranslation('recursos');
  return (
    <a href="#fraud" className={styles.link}>
      <ShieldAlert aria-hidden="true" />
      {t('migration.fraudTitle')}
    </a>
  );
}

/** How to check a representative before paying one. */
export function FraudNote() {
  const { t } = useTranslation('recursos');
  return (
    <section aria-labelledby="fraud" className={styles.note}>
      <ShieldAlert aria-hidden="true" />
      <div className={styles.texts}>
        <h2 id="fraud" tabIndex={-1}>
          {t('migration.fraudTitle')}
        </h2>
        <p>{t('migration.fraudText')}</p>
        <ul>
          <li>{t('migration.fraudLawyer')}</li>
          <li>{t('migration.fraudRepresentative')}</li>
          <li>{t('migration.fraudPapers')}</li>
        </ul>
      </div>
    </section>
  );
}
