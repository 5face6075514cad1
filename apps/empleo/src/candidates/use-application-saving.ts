import { type ApplicationAttributes, type ApplicationStatus } from '@puente/domain/jobs';
import { useState } from 'react';
import { currentVersion } from '../shared/current-version.ts';
import { type ReceivedApplication } from './received-applications.ts';
import { useUpdateApplicationMutation } from './update-application.ts';

/** What an employer makes of an application. */
export interface Opinion {
  status: ApplicationStatus;
  notes: string;
}

type Versioned = Opinion & { version: number | undefined };

function opinionOf({ status, notes, version }: ApplicationAttributes | ReceivedApplication): Versioned {
  return { status, notes: notes ?? '', version };
}

const same = (one: Opinion, other: Opinion) => one.status === other.status && one.notes === other.notes;

/** Saves an opinion; when it was changed elsewhere meanwhile, its employer decides first. */
export function useApplicationSaving(application: ReceivedApplication) {
  const [update, { isLoading, error }] = useUpdateApplicationMutation();
  const [base, setBase] = useState(() => opinionOf(application));
  /** What somebody else saved. */
  const [theirs, setTheirs] = useState<Versioned>();

  const save = async ({ status, notes }: Opinion, version = (theirs ?? base).version): Promise<boolean> => {
    const mine = { status, notes: notes.trim() };
    const { id } = application;
    const result = await update({ id, status, notes: mine.notes || null, ...(version && { version }) });
    const current = currentVersion<ApplicationAttributes>(result.error);
    const stored = current && opinionOf(current.attributes);
    if (stored && (same(stored, mine) || same(stored, base))) return save(mine, stored.version);
    setTheirs(stored);
    if (result.error) return false;
    setBase(opinionOf(result.data.data.attributes));
    return true;
  };

  /** Takes what somebody else saved. */
  const takeTheirs = (stored: Versioned) => {
    setBase(stored);
    setTheirs(undefined);
  };

  return { save, isLoading, error, theirs, takeTheirs };
}
