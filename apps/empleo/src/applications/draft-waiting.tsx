import { useTranslation } from '@puente/platform';
import { followKept } from '@puente/platform/storage';
import { useAccount } from '@puente/section-kit';
import { useEffect, useState } from 'react';
import { keyOfDraft, readApplicationDraft, saysSomething } from './application-draft.ts';

/** Says that an application was begun and not sent, in this tab or another; stands only where its form does not. */
export function DraftWaiting({ job }: { job: number }) {
  const seeker = useAccount('user');
  return seeker && <SeekersDraft key={seeker.id} seeker={seeker.id} job={job} />;
}

function SeekersDraft({ seeker, job }: { seeker: number; job: number }) {
  const { t } = useTranslation('empleo');
  const [waits, setWaits] = useState(() => saysSomething(readApplicationDraft(seeker, job)));
  useEffect(
    () =>
      followKept([keyOfDraft(seeker, job)], () => setWaits(saysSomething(readApplicationDraft(seeker, job)))),
    [seeker, job],
  );
  return waits && <p>{t('apply.waiting')}</p>;
}
