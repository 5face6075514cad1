import { useTranslation } from '@puente/platform';
import { ShieldAlert } from 'lucide-react';
import styles from './fraud-note.module.css';

/** How to check a representative before paying one. */
export function FraudNote() {
  const { t } = useTranslation('recursos');
  return (
    <section aria-labelledby="fraud" className={styles.note}>
      <ShieldAlert aria-hidden="true" />
      <div className={styles.texts}>
        <h2 id="fraud">{t('migration.fraudTitle')}</h2>
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
