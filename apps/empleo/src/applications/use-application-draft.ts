import { useRef, useState } from 'react';
import {
  type ApplicationDraft,
  forgetApplicationDraft,
  keepApplicationDraft,
  readApplicationDraft,
} from './application-draft.ts';

/** What a seeker writes to apply to a job: kept as it is typed, until it is sent. */
export function useApplicationDraft(seeker: number, job: number) {
  const [draft, setDraft] = useState(() => readApplicationDraft(seeker, job));
  // An answer comes later than what is typed meanwhile.
  const latest = useRef(draft);
  const write = (changes: Partial<ApplicationDraft>) => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    keepApplicationDraft(seeker, job, latest.current);
  };
  return { draft, write, forget: () => forgetApplicationDraft(seeker, job) };
}
