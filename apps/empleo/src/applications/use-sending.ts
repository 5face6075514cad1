import { isTooSlow } from '@puente/platform';
import { apiStatus, isConnectionError } from '@puente/platform/api';
import { useRef, useState } from 'react';
import { jobMarksApi } from '../marks/job-marks.endpoints.ts';
import { newKey } from '../shared/idempotency-key.ts';
import { type NewApplication, useApplyToJobMutation } from './apply-to-job.endpoints.ts';
import { keepInterrupted } from './interrupted-application.ts';
import { type useApplicationDraft } from './use-application-draft.ts';

/** After this the server has given up a call, whatever became of its answer. In milliseconds. */
const longestCall = 15_000;

/**
 * Sends an application once, however often it is pressed and whatever gets lost on the way: what was tried without an
 * answer is tried again with its key, and that it was made already is then the success it was.
 */
export function useSending({ draft, write, forget }: ReturnType<typeof useApplicationDraft>) {
  const [apply, { error }] = useApplyToJobMutation();
  const [sending, setSending] = useState(false);
  const underWay = useRef<Promise<boolean>>(undefined);
  const lost = error !== undefined && isConnectionError(error) && !sending;
  const [unsure, setUnsure] = useState(draft.unanswered > 0);
  /** @returns whether it is there now */
  const send = async (application: NewApplication, marksOf: number): Promise<boolean> => {
    const before = draft.unanswered;
    // It was looked up since, and there was none: it never arrived, or has been withdrawn, which its key would not tell.
    const settled = before > 0 && marksOf > before + longestCall;
    const key = settled ? newKey() : draft.key || newKey();
    setUnsure(false);
    write({ key, unanswered: Date.now() });
    const result = await apply({ ...application, key });
    if (result.error) {
      // Signing out aborts every call, also the one whose 401 led to it.
      if ('name' in result.error && result.error.name === 'AbortError') keepInterrupted(application.job);
      const status = apiStatus(result.error) ?? 0;
      const refused = status >= 400 && status < 500;
      const madeBefore = before > 0 && (status === 409 || status === 422);
      if (!madeBefore) {
        if (refused) write({ unanswered: before });
        return false;
      }
    }
    forget();
    return true;
  };

  return {
    send: (application: NewApplication, marksOf: number) => {
      setSending(true);
      underWay.current ??= send(application, marksOf).finally(() => {
        underWay.current = undefined;
        setSending(false);
      });
      return underWay.current;
    },
    sending,
    error,
    /** No answer came; `unsure` when that was before this form was opened, or the connection is there and slow. */
    connection:
      lost && !isTooSlow(error) ? ('lost' as const) : lost || unsure ? ('unsure' as const) : undefined,
  };
}

/** When the marks were last answered, in milliseconds since 1970; 0 for never. */
export function useMarksOf(seeker: number): number {
  return jobMarksApi.useJobMarksQuery(seeker).fulfilledTimeStamp ?? 0;
}
