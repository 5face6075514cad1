import { mailLink } from '@puente/domain/identity';
import { applicationStatuses } from '@puente/domain/jobs';
import { usualCountry } from '@puente/domain/places';
import { formatDate, useTranslation } from '@puente/platform';
import { apiStatus } from '@puente/platform/api';
import { Alert, Button, Card, Cluster, Select, TextArea } from '@puente/ui';
import { type FormEvent, useId, useRef } from 'react';
import { StatusBadge } from '../applications/status-badge.tsx';
import cards from '../shared/cards.module.css';
import { failureText } from '../shared/failure-text.ts';
import { PhoneLink } from '../shared/phone-link.tsx';
import { translatedOptions } from '@puente/section-kit';
import { useVanishing } from '../shared/use-vanishing.ts';
import { ApplicationConflict } from './application-conflict.tsx';
import { CandidateCv } from './candidate-cv.tsx';
import styles from './candidates.module.css';
import { type ReceivedApplication } from './received-applications.endpoints.ts';
import { useOpinion } from './use-opinion.ts';

/** One application: who, their letter, and what the employer makes of it. */
export function CandidateCard({ application }: { application: ReceivedApplication }) {
  const { t } = useTranslation('empleo');
  const nameId = useId();
  const notes = useRef<HTMLTextAreaElement>(null);
  const { mine, show, write, restored, saving } = useOpinion(application);
  const { isLoading, error, clash } = saving;
  const [saved, showSaved] = useVanishing<'saved' | 'savedTogether'>();
  const { candidate, coverLetter } = application;
  // The account's is answered where none was given along.
  const phone = application.phone ?? candidate?.telefono;

  const startAnew = () => {
    show(saving.startAnew());
    // The button goes.
    notes.current?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    showSaved(undefined);
    const stored = await saving.save(mine);
    if (!stored) return;
    if (stored.together) show(stored);
    showSaved(stored.together ? 'savedTogether' : 'saved');
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
              <a href={mailLink(candidate.email)} className={styles.reach}>
                {candidate.email}
              </a>
              {phone && (
                <PhoneLink
                  number={phone}
                  country={usualCountry(application.job?.country)}
                  className={styles.reach}
                />
              )}
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
      {candidate?.cv && <CandidateCv cv={candidate.cv} describedBy={nameId} />}
      {restored && (
        <Alert
          actions={
            <Button size="small" variant="secondary" aria-describedby={nameId} onClick={startAnew}>
              {t('editor.startAnew')}
            </Button>
          }
        >
          {t('editor.restored')}
        </Alert>
      )}
      <form noValidate className={styles.form} onSubmit={save}>
        <Select
          label={t('candidates.status')}
          options={translatedOptions(applicationStatuses)}
          value={mine.status}
          onChange={({ target }) => {
            write({ status: applicationStatuses.find((one) => one === target.value) ?? mine.status });
          }}
        />
        <TextArea
          ref={notes}
          label={t('candidates.notes')}
          hint={t('candidates.notesHint')}
          rows={3}
          value={mine.notes}
          onChange={({ target }) => write({ notes: target.value })}
        />
        {clash && <ApplicationConflict theirs={clash} onUse={() => show(saving.takeTheirs(mine))} />}
        {error && apiStatus(error) !== 409 && (
          <Alert tone="error">{failureText(error, t('candidates.saveFailed'))}</Alert>
        )}
        {saved && <Alert tone="success">{t(`editor.${saved}`)}</Alert>}
        <div>
          <Button type="submit" size="small" loading={isLoading} aria-describedby={nameId}>
            {t(clash ? 'conflict.useMine' : 'candidates.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
