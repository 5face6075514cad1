import { applicationStatuses } from '@puente/domain/jobs';
import { formatDate, useTranslation } from '@puente/platform';
import { Alert, Button, Card, Cluster, Select, TextArea } from '@puente/ui';
import { type FormEvent, useId, useState } from 'react';
import { type Application } from '../applications/application.ts';
import { StatusBadge } from '../applications/status-badge.tsx';
import cards from '../shared/cards.module.css';
import { failureText } from '../shared/failure-text.ts';
import { PhoneLink } from '../shared/phone-link.tsx';
import { translatedOptions } from '../shared/translated-options.ts';
import { useVanishing } from '../shared/use-vanishing.ts';
import styles from './candidates.module.css';
import { useUpdateApplicationMutation } from './update-application.ts';

/** One application: who, their letter, and what the employer makes of it. */
export function CandidateCard({ application }: { application: Application }) {
  const { t } = useTranslation('empleo');
  const nameId = useId();
  const [status, setStatus] = useState(application.status);
  const [notes, setNotes] = useState(application.notes ?? '');
  const [update, { isLoading, error }] = useUpdateApplicationMutation();
  const [saved, showSaved] = useVanishing<true>();
  const { candidate, coverLetter } = application;
  // The number given along counts before the account's.
  const phone = application.phone ?? candidate?.telefono;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    showSaved(undefined);
    const result = await update({ id: application.id, status, notes: notes.trim() || null });
    if (!result.error) showSaved(true);
  };

  return (
    <Card as="article" aria-labelledby={nameId} className={cards.card}>
      <div className={cards.head}>
        <div>
          <h3 id={nameId} lang={candidate && 'es'} className={cards.title}>
            {candidate ? `${candidate.nombre} ${candidate.apellido}`.trim() : t('candidates.unknown')}
          </h3>
          {candidate && (
            <Cluster gap={4}>
              <a href={`mailto:${candidate.email}`} className={styles.reach}>
                {candidate.email}
              </a>
              {phone && <PhoneLink number={phone} className={styles.reach} />}
            </Cluster>
          )}
        </div>
        <StatusBadge status={application.status} />
      </div>
      <p className={cards.soft}>{t('applied.on', { date: formatDate(application.dateApplied) })}</p>
      {coverLetter ? (
        <details className={cards.letter} open>
          <summary>{t('candidates.letter')}</summary>
          <p lang="es">{coverLetter}</p>
        </details>
      ) : (
        <p className={cards.soft}>{t('candidates.noLetter')}</p>
      )}
      <form noValidate className={styles.form} onSubmit={save}>
        <Select
          label={t('candidates.status')}
          options={translatedOptions(applicationStatuses)}
          value={status}
          onChange={({ target }) => {
            setStatus(applicationStatuses.find((one) => one === target.value) ?? status);
          }}
        />
        <TextArea
          label={t('candidates.notes')}
          hint={t('candidates.notesHint')}
          rows={3}
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
        />
        {error && <Alert tone="error">{failureText(error, t('candidates.saveFailed'))}</Alert>}
        {saved && <Alert tone="success">{t('candidates.saved')}</Alert>}
        <div>
          <Button type="submit" size="small" loading={isLoading} aria-describedby={nameId}>
            {t('candidates.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
