import { type CompanyAttributes } from '@puente/domain/jobs';
import { translateText, useLanguage, useTranslation, type Language } from '@puente/platform';
import { CalendarDays, MapPin, MessageCircleReply } from 'lucide-react';
import styles from './company.module.css';

// Made when one is asked for: this code comes before a company does.
const monthFormats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

function monthFormat(language: Language): Intl.DateTimeFormat {
  return (monthFormats[language] ??= new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }));
}

/** What Puente has seen of a company. Nothing of it was checked with anybody, and nothing says so. */
export function CompanyFacts({ company }: { company: CompanyAttributes }) {
  const { t } = useTranslation('empleo');
  const language = useLanguage();
  const { country, province, memberSince, answersWithinDays: days, answeredShare } = company;
  const place = [province, country].flatMap((name) => (name ? [translateText(name)] : [])).join(', ');
  const answers = [
    days !== null && (days === 0 ? t('company.answersSameDay') : t('company.answersWithin', { count: days })),
    answeredShare !== null && t('company.answeredShare', { percent: Math.round(answeredShare * 100) }),
  ].filter((text) => text !== false);
  return (
    <ul className={styles.facts}>
      {place && (
        <li>
          <MapPin aria-hidden="true" />
          {place}
        </li>
      )}
      <li>
        <CalendarDays aria-hidden="true" />
        {t('company.since', { month: monthFormat(language).format(new Date(`${memberSince}-01`)) })}
      </li>
      <li>
        <MessageCircleReply aria-hidden="true" />
        {answers.length > 0 ? (
          <span>
            {answers.join(' · ')} <small className={styles.basis}>{t('company.answersBasis')}</small>
          </span>
        ) : (
          t('company.answersUnknown')
        )}
      </li>
    </ul>
  );
}
