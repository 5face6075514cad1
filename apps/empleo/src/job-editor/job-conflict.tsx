import { restMessages } from '@puente/domain/rest';
import { formatDate, translateText, useTranslation } from '@puente/platform';
import { Button, Dialog } from '@puente/ui';
import styles from './job-conflict.module.css';
import { formValuesOf, type JobFormValues } from './job-form-values.ts';
import { type Conflict } from './use-job-saving.ts';

interface JobConflictProps {
  conflict: Conflict;
  loading: boolean;
  onMine: () => void;
  onSaved: () => void;
  onClose: () => void;
}

/** Two saves of one job: both to see, field by field where they differ, and to choose from. */
export function JobConflict({
  conflict: { values: mine, taken, clashing, saved },
  loading,
  onMine,
  onSaved,
  onClose,
}: JobConflictProps) {
  const { t } = useTranslation('empleo');
  const stored = formValuesOf(saved);
  const nameOf = (field: keyof JobFormValues) => t(`editor.${field}`);
  return (
    <Dialog
      open
      title={translateText(restMessages.changedMeanwhile)}
      closeLabel={t('conflict.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onSaved}>
            {t('conflict.useSaved')}
          </Button>
          <Button loading={loading} onClick={onMine}>
            {t('conflict.useMine')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.advice')}</p>
      {taken.length > 0 && <p>{t('conflict.taken', { list: taken.map(nameOf).join(', ') })}</p>}
      {clashing.map((name) => (
        <section key={name} className={styles.field}>
          <h3>{nameOf(name)}</h3>
          <dl className={styles.versions}>
            <Version label={t('conflict.saved')} values={stored} name={name} />
            <Version label={t('conflict.mine')} values={mine} name={name} />
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

interface VersionProps {
  label: string;
  values: JobFormValues;
  name: keyof JobFormValues;
}

function Version({ label, values, name }: VersionProps) {
  const { t } = useTranslation('empleo');
  const value = values[name];
  const texts = typeof value === 'boolean' ? [t(value ? 'conflict.yes' : 'conflict.no')] : [value].flat();
  const day = name === 'closesOn' && typeof value === 'string' && value !== '' && formatDate(value);
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={day || typeof value === 'boolean' ? undefined : 'es'}>{day || texts.join(', ') || '—'}</dd>
    </div>
  );
}
