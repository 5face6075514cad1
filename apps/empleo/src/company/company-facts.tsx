import { type CompanyAttributes } from '@puente/domain/jobs';
import { translateText, useLanguage, useTranslation } from '@puente/platform';
import { CalendarDays, MapPin, MessageCircleReply } from 'lucide-react';
import styles from './company.module.css';

const months = {
  es: new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

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
        {t('company.since', { month: months[language].format(new Date(`${memberSince}-01`)) })}
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
