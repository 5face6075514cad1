import { useEffect, useState } from 'react';
import { differs, keepOpinionDraft, type Opinion, opinionOf, readOpinionDraft } from './opinion.ts';
import { type ReceivedApplication } from './received-applications.endpoints.ts';
import { useApplicationSaving } from './use-application-saving.ts';

/** What an employer writes of an application: it waits in the tab until it is saved. */
export function useOpinion(application: ReceivedApplication) {
  const [kept] = useState(() => readOpinionDraft(application));
  const [mine, show] = useState<Opinion>(kept?.mine ?? opinionOf(application));
  const [restored, setRestored] = useState(kept !== undefined);
  const saving = useApplicationSaving(application, kept?.base);
  const { base } = saving;
  const newer = saving.takeNewer(mine);
  if (newer) show(newer);
  if (restored && !differs(mine, base)) setRestored(false);
  useEffect(() => keepOpinionDraft(application.id, { mine, base }), [application.id, mine, base]);
  return {
    mine,
    show,
    write: (change: Partial<Opinion>) => show({ ...mine, ...change }),
    /** What stands there was written before a reload, or before this page was left. */
    restored,
    saving,
  };
}
