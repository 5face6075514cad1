import { type ApplicationAttributes, applicationStatuses, type ApplicationStatus } from '@puente/domain/jobs';
import { keepDraft, readDraftFields } from '@puente/platform/forms';
import { type ReceivedApplication } from './received-applications.endpoints.ts';

/** What an employer makes of an application. */
export interface Opinion {
  status: ApplicationStatus;
  notes: string;
}

export type Versioned = Opinion & { version: number | undefined };

export function opinionOf({
  status,
  notes,
  version,
}: ApplicationAttributes | ReceivedApplication): Versioned {
  return { status, notes: notes ?? '', version };
}

export function changesOf(mine: Opinion, base: Opinion): Partial<Opinion> {
  return {
    ...(mine.status !== base.status && { status: mine.status }),
    ...(mine.notes !== base.notes && { notes: mine.notes }),
  };
}

/** Whether there is something to save; spaces around a note are not. */
export function differs(mine: Opinion, base: Opinion): boolean {
  return mine.status !== base.status || mine.notes.trim() !== base.notes.trim();
}

/** Of what somebody else changed, what this person changed to something else. */
export function clashOf(mine: Opinion, theirs: Opinion, base: Opinion): Partial<Opinion> {
  const [ours, others] = [changesOf(mine, base), changesOf(theirs, base)];
  return {
    ...(ours.status && others.status && ours.status !== others.status && { status: theirs.status }),
    ...(ours.notes !== undefined &&
      others.notes !== undefined &&
      ours.notes !== others.notes && { notes: theirs.notes }),
  };
}

interface OpinionDraft {
  mine: Opinion;
  /** What it was written over. */
  base: Versioned;
}

const keyOf = (application: number) => `empleo.candidato.${application}`;
const empty = { status: '', notes: '', baseStatus: '', baseNotes: '', version: 0 };

/** What was not saved of an application before this tab was reloaded or led elsewhere, unless it is what stands there now. */
export function readOpinionDraft(application: ReceivedApplication): OpinionDraft | undefined {
  const kept = readDraftFields(keyOf(application.id), empty);
  const status = applicationStatuses.find((one) => one === kept?.status);
  const baseStatus = applicationStatuses.find((one) => one === kept?.baseStatus);
  if (!kept || !status || !baseStatus) return undefined;
  const mine = { status, notes: kept.notes };
  const base = { status: baseStatus, notes: kept.baseNotes, version: kept.version || undefined };
  return differs(mine, opinionOf(application)) ? { mine, base } : undefined;
}

/** Keeps what differs from what it was written over; else nothing. */
export function keepOpinionDraft(application: number, { mine, base }: OpinionDraft): void {
  const { status, notes } = mine;
  const kept = { status, notes, baseStatus: base.status, baseNotes: base.notes, version: base.version };
  keepDraft(keyOf(application), differs(mine, base) ? JSON.stringify(kept) : '');
}
