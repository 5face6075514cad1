import { restMessages } from '@puente/domain/rest';
import { translateText, useTranslation } from '@puente/platform';
import { Alert, Button } from '@puente/ui';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import styles from './personal-data.module.css';
import { changesOf, formValuesOf, type ProfileField, type ProfileFormValues } from './profile-form-values.ts';
import { type OwnProfile } from './own-profile.endpoints.ts';
import { useFieldLabels } from './use-field-labels.ts';

interface NewerVersionProps {
  newer: OwnProfile;
  fields: readonly ProfileField[];
  values: ProfileFormValues;
  sending: boolean;
  onKeepMine: (event: SyntheticEvent) => unknown;
  onTakeTheirs: () => void;
}

/** Somebody else saved first: shows both, and lets the person decide. */
export function NewerVersion({
  newer,
  fields,
  values,
  sending,
  onKeepMine,
  onTakeTheirs,
}: NewerVersionProps) {
  const { t } = useTranslation('cuenta');
  const labels = useFieldLabels();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [newer]);
  const theirs = formValuesOf(newer);
  const differing = Object.keys(changesOf(fields, values, theirs)) as ProfileField[];
  const shown = (text: string) => (text ? translateText(text) : t('profile.conflict.nothing'));
  return (
    <Alert
      ref={panel}
      tabIndex={-1}
      tone="warning"
      title={translateText(restMessages.changedMeanwhile)}
      actions={
        <>
          <Button size="small" loading={sending} onClick={(event) => void onKeepMine(event)}>
            {t('profile.conflict.keepMine')}
          </Button>
          <Button size="small" variant="secondary" onClick={onTakeTheirs}>
            {t('profile.conflict.takeTheirs')}
          </Button>
        </>
      }
    >
      <p>{t('profile.conflict.text')}</p>
      <table className={styles.versions}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('profile.conflict.mine')}</th>
            <th scope="col">{t('profile.conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map((field) => (
            <tr key={field}>
              <th scope="row">{labels[field]}</th>
              <td>{shown(values[field])}</td>
              <td>{shown(theirs[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Alert>
  );
}
