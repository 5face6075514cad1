import { useTranslation, type SessionUser } from '@puente/platform';
import { Stack } from '@puente/ui';
import { useId } from 'react';
import styles from './what-goes.module.css';

/** What is deleted with an account of this type, and what is not. */
export function WhatGoes({ userType }: Pick<SessionUser, 'userType'>) {
  const { t } = useTranslation('cuenta');
  const [goesId, staysId] = [useId(), useId()];
  const goes =
    userType === 'employer'
      ? [t('deletion.goes.profile'), t('deletion.goes.jobs'), t('deletion.goes.received')]
      : [
          t('deletion.goes.profile'),
          t('deletion.goes.files'),
          t('deletion.goes.applications'),
          t('deletion.goes.favorites'),
          t('deletion.goes.searches'),
        ];
  const stays = [
    t(userType === 'employer' ? 'deletion.stays.seen' : 'deletion.stays.nothing'),
    t('deletion.stays.contact'),
    t('deletion.stays.otherAccount'),
  ];
  return (
    <Stack gap={3}>
      <Part id={goesId} title={t('deletion.goes.title')} entries={goes} />
      <Part id={staysId} title={t('deletion.stays.title')} entries={stays} />
      <p>{t('deletion.again')}</p>
    </Stack>
  );
}

function Part({ id, title, entries }: { id: string; title: string; entries: string[] }) {
  return (
    <div className={styles.part}>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
