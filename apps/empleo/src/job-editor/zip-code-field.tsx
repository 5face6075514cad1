import { sanitizeZipCode } from '@puente/domain/jobs';
import { type KnownPlace } from '@puente/domain/places';
import { useTranslation } from '@puente/platform';
import { TextInput } from '@puente/ui';
import { usePlacesOfCodeQuery } from './places-of-code.endpoints.ts';
import { type JobPartProps, useJobField } from './use-job-field.ts';

/**
 * The postal code of a job. In the United States it says in which town that is: whoever mistypes it would be found by nobody who
 * searches nearby, and so is told what it says.
 */
export function ZipCodeField({ job }: JobPartProps) {
  const field = useJobField(job);
  const hint = useWhereItIs(job);
  return (
    <TextInput
      {...field('zipCode', sanitizeZipCode)}
      hint={hint}
      inputMode="numeric"
      autoComplete="postal-code"
    />
  );
}

/** Without the code, with which its label begins. */
const townOf = ({ city, province }: KnownPlace) => [city, province].filter(Boolean).join(', ');

function useWhereItIs({ values: { country, province, zipCode: code } }: JobPartProps['job']) {
  const { t } = useTranslation('empleo');
  const isAsked = country === 'Estados Unidos' && province !== '' && /^\d{5}$/.test(code);
  const { currentData: places } = usePlacesOfCodeQuery(code, { skip: !isAsked });
  if (!isAsked || !places) return undefined;
  const here = places.find((place) => place.province === province);
  if (here) return t('editor.zipCodeIn', { place: townOf(here) });
  const [elsewhere] = places;
  return elsewhere
    ? t('editor.zipCodeElsewhere', { code, place: townOf(elsewhere), province })
    : t('editor.zipCodeNowhere', { province });
}
