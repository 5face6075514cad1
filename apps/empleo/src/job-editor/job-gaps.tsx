import { missingJobFields } from '@puente/domain/jobs';
import { useTranslation } from '@puente/platform';
import cards from '../shared/cards.module.css';

/** What a draft still lacks before it can be published. */
export function JobGaps({ job }: { job: Parameters<typeof missingJobFields>[0] }) {
  const { t } = useTranslation('empleo');
  const missing = missingJobFields(job);
  if (missing.length === 0) return null;
  const list = missing.map((field) => t(`editor.${field}`)).join(', ');
  return <p className={cards.soft}>{t('editor.lacks', { list })}</p>;
}
