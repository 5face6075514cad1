import { type Language, useLanguage, useTranslation } from '@puente/platform';
import { ExternalLink, ShieldAlert } from 'lucide-react';
import styles from './fraud-note.module.css';

/** An official page, and the language it is written in. */
interface OfficialPage {
  url: string;
  language: Language;
}

const english = (url: string): OfficialPage => ({ url, language: 'en' });

/** Who says whether a person may represent another: the Department of Justice, and USCIS. */
const official = {
  bars: english('https://www.justice.gov/eoir/can-someone-represent-you-eoir'),
  disciplined: english('https://www.justice.gov/eoir/list-of-currently-disciplined-practitioners'),
  representatives: english('https://www.justice.gov/eoir/recognition-accreditation-roster-reports'),
  uscis: english('https://www.uscis.gov/scams-fraud-and-misconduct/avoid-scams/find-legal-services'),
} as const;

/** Where a fraud is reported: the Federal Trade Commission. */
const report: Record<Language, OfficialPage> = {
  es: { url: 'https://reportefraude.ftc.gov/', language: 'es' },
  en: english('https://reportfraud.ftc.gov/'),
};

const checks = [
  { key: 'lawyer', pages: ['bars', 'disciplined'] },
  { key: 'representative', pages: ['representatives'] },
  { key: 'search', pages: ['uscis'] },
  { key: 'papers', pages: [] },
  { key: 'cheated', pages: ['report'] },
] as const;

/** Takes there before any result is read. */
export function FraudLink() {
  const { t } = useTranslation('recursos');
  return (
    <a href="#fraud" className={styles.way}>
      <ShieldAlert aria-hidden="true" />
      {t('migration.fraud.title')}
    </a>
  );
}

/** How to check a representative before paying one. */
export function FraudNote() {
  const { t } = useTranslation('recursos');
  const pages = { ...official, report: report[useLanguage()] };
  return (
    <section aria-labelledby="fraud" className={styles.note}>
      <ShieldAlert aria-hidden="true" className={styles.shield} />
      <div className={styles.head}>
        <h2 id="fraud" tabIndex={-1}>
          {t('migration.fraud.title')}
        </h2>
        <p>{t('migration.fraud.text')}</p>
      </div>
      <ul className={styles.checks}>
        {checks.map(({ key, pages: names }) => (
          <li key={key}>
            <h3>{t(`migration.fraud.${key}.title`)}</h3>
            <p>{t(`migration.fraud.${key}.text`)}</p>
            {names.map((name) => (
              <a key={name} href={pages[name].url} hrefLang={pages[name].language} rel="noreferrer">
                <span>{t(`migration.fraud.pages.${name}`)}</span>
                <ExternalLink aria-hidden="true" />
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
