import { useTranslation } from '@puente/platform';
import { latePart } from '../shared/late-part.tsx';

export const ApplyForm = latePart(async () => (await import('./apply-form.tsx')).ApplyForm, OnItsWay);

function OnItsWay() {
  const { t } = useTranslation('empleo');
  return <p role="status">{t('loading')}</p>;
}
