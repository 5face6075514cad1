import { useTranslation } from '@puente/platform';
import { TextInput } from '@puente/ui';
import { latePart } from '../shared/late-part.tsx';

/** Comes with a country whose cities are chosen, which most jobs are not in. */
export const CityField = latePart(async () => (await import('./city-field.tsx')).CityField, Waiting);

function Waiting() {
  const { t } = useTranslation('empleo');
  return (
    <TextInput label={t('editor.city')} optionalText={t('optional')} hint={t('editor.cityHint')} disabled />
  );
}
