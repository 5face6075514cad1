import { useTranslation } from '@puente/platform';
import { TextInput } from '@puente/ui';
import { useEffect, useId, useState } from 'react';
import { useCitiesOfStateQuery } from './cities-of-state.endpoints.ts';
import { type JobPartProps, useJobField } from './use-job-field.ts';

/** How long somebody stops typing before the server is asked, in milliseconds. */
const pause = 200;

/** The city of a job in México or Panamá, by the browser's own list of what the state has; the server says if it has none such. */
export function CityField({ job }: JobPartProps) {
  const { t } = useTranslation('empleo');
  const field = useJobField(job);
  const list = useId();
  const { country, province, city } = job.values;
  const typed = city.trim();
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const q = settled.length > 1 ? settled.slice(0, 60) : undefined;
  const { data: cities = [] } = useCitiesOfStateQuery({ country, province, q }, { skip: !province });
  return (
    <>
      <TextInput
        {...field('city')}
        hint={t('editor.cityHint')}
        disabled={!province}
        list={list}
        autoComplete="off"
      />
      <datalist id={list}>
        {cities.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
