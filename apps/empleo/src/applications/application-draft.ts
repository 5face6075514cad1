import { keep, keptKeys, readKeptJson } from '@puente/platform/storage';

/** An application that is being written. */
export interface ApplicationDraft {
  letter: string;
  phone: string;
  /** The `Idempotency-Key` of this intent; empty until it is tried. */
  key: string;
  /** When it was last sent without learning what became of it, in milliseconds since 1970; else 0. */
  unanswered: number;
}

interface KeptDraft extends ApplicationDraft {
  touched: number;
}

/** What begins so is forgotten when its person signs out here (`useSignOut`) or deletes their account. */
const drafts = 'puente.draft.application.';
export const keyOfDraft = (seeker: number, job: number) => `${drafts}${seeker}.${job}`;
/** A letter with a phone in it does not lie in a shared phone for ever. */
const lifetime = 24 * 60 * 60 * 1000;

const isKept = (kept: unknown): kept is KeptDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'letter' in kept &&
  typeof kept.letter === 'string' &&
  'phone' in kept &&
  typeof kept.phone === 'string' &&
  'touched' in kept &&
  Number(kept.touched) > Date.now() - lifetime;

export const saysSomething = ({ letter, phone }: ApplicationDraft) =>
  letter.trim() !== '' || phone.trim() !== '';

/**
 * Whether something written to this job's employer waits in this browser, for whoever wrote it: signing out forgets it, a
 * session that ends does not.
 */
export const isDraftKept = (job: number) =>
  keptKeys('localStorage', drafts).some((key) => {
    const kept = readKeptJson('localStorage', key);
    return key.endsWith(`.${job}`) && isKept(kept) && saysSomething(kept);
  });

/** What this person wrote to this job's employer in the last day, in any tab. What is older, or somebody else's, goes. */
export function readApplicationDraft(seeker: number, job: number): ApplicationDraft {
  forgetOthers(seeker);
  const kept = readKeptJson('localStorage', keyOfDraft(seeker, job));
  if (!isKept(kept)) return { letter: '', phone: '', key: '', unanswered: 0 };
  const { touched: _, ...draft } = kept;
  return draft;
}

export function keepApplicationDraft(seeker: number, job: number, draft: ApplicationDraft): void {
  const empty = draft.letter === '' && draft.phone === '' && draft.key === '';
  const kept: KeptDraft = { ...draft, touched: Date.now() };
  keep('localStorage', keyOfDraft(seeker, job), empty ? null : JSON.stringify(kept));
}

export function forgetApplicationDraft(seeker: number, job: number): void {
  keep('localStorage', keyOfDraft(seeker, job), null);
}

function forgetOthers(seeker: number): void {
  for (const key of keptKeys('localStorage', drafts)) {
    const own = key.startsWith(`${drafts}${seeker}.`);
    if (!own || !isKept(readKeptJson('localStorage', key))) keep('localStorage', key, null);
  }
}
