import { followKept } from '@puente/platform/storage';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type ApplicationDraft,
  forgetApplicationDraft,
  keepApplicationDraft,
  keyOfDraft,
  readApplicationDraft,
  saysSomething,
} from './application-draft.ts';

/**
 * What a seeker writes to apply to a job: kept as it is typed, until it is sent. What another tab keeps is newer and takes its
 * place, but never while somebody is in this form.
 */
export function useApplicationDraft(seeker: number, job: number, form: RefObject<HTMLElement | null>) {
  const [draft, setDraft] = useState(() => readApplicationDraft(seeker, job));
  // An answer comes later than what is typed meanwhile.
  const latest = useRef(draft);
  useEffect(
    () =>
      followKept([keyOfDraft(seeker, job)], () => {
        // A window behind another one remembers a focus that nobody types at.
        if (document.hasFocus() && form.current?.contains(document.activeElement)) return;
        const newer = readApplicationDraft(seeker, job);
        if (!saysSomething(newer)) return;
        latest.current = newer;
        setDraft(newer);
      }),
    [seeker, job, form],
  );
  const write = (changes: Partial<ApplicationDraft>) => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    keepApplicationDraft(seeker, job, latest.current);
  };
  return { draft, write, forget: () => forgetApplicationDraft(seeker, job) };
}
