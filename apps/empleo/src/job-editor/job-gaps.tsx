import { missingJobFields } from '@puente/domain/jobs';
import { useTranslation } from '@puente/platform';
import cards from '../shared/cards.module.css';
import { type JobTextField } from './job-form-values.ts';

/** What a draft still lacks before it can be published. */
export function JobGaps({ job }: { job: Parameters<typeof missingJobFields>[0] }) {
  return <MissingFields fields={missingJobFields(job)} />;
}

/** Names them, those too that wait for another and cannot be gone to. */
export function MissingFields({ fields }: { fields: readonly JobTextField[] }) {
  const { t } = useTranslation('empleo');
  if (fields.length === 0) return null;
  const list = fields.map((field) => t(`editor.${field}`)).join(', ');
  return <p className={cards.soft}>{t('editor.lacks', { list })}</p>;
}
