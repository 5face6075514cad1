import { type ApplicationAttributes } from '@puente/domain/jobs';
import { useState } from 'react';
import { currentVersion } from '../shared/current-version.ts';
import { changesOf, clashOf, differs, type Opinion, opinionOf, type Versioned } from './opinion.ts';
import { type ReceivedApplication } from './received-applications.endpoints.ts';
import { useUpdateApplicationMutation } from './update-application.endpoints.ts';

/** An opinion as it was saved, and whether a part of it is somebody else's. */
interface SavedOpinion extends Opinion {
  together: boolean;
}

interface Conflict {
  base: Versioned;
  theirs: Versioned;
  clash: Partial<Opinion>;
}

/**
 * Saves what was changed of an opinion; where somebody else changed the same meanwhile, its employer decides first.
 * @param kept what a kept draft was written over
 */
export function useApplicationSaving(application: ReceivedApplication, kept?: Versioned) {
  const [update, { isLoading, error }] = useUpdateApplicationMutation();
  const [base, setBase] = useState(kept ?? opinionOf(application));
  const [conflict, setConflict] = useState<Conflict>();
  const read = opinionOf(application);

  const settle = (stored: Versioned, together: boolean): SavedOpinion => {
    setBase(stored);
    setConflict(undefined);
    return { ...stored, together };
  };

  const send = async (
    mine: Opinion,
    from: Versioned,
    together = false,
  ): Promise<SavedOpinion | undefined> => {
    const changes = changesOf(mine, from);
    if (Object.keys(changes).length === 0) return settle(from, together);
    const change = { ...changes, ...(changes.notes === '' && { notes: null }) };
    const { version } = from;
    const result = await update({ id: application.id, ...change, ...(version && { version }) });
    const current = currentVersion<ApplicationAttributes>(result.error);
    if (current) {
      const theirs = opinionOf(current.attributes);
      const clash = clashOf(mine, theirs, from);
      if (Object.keys(clash).length === 0) return sendOver({ base: from, theirs, clash }, mine, together);
      setConflict({ base: from, theirs, clash });
      return undefined;
    }
    setConflict(undefined);
    return result.error ? undefined : settle(opinionOf(result.data.data.attributes), together);
  };

  const sendOver = ({ base: from, theirs }: Conflict, mine: Opinion, together = false) => {
    const ours = changesOf(mine, from);
    const taken = Object.keys(changesOf(theirs, from)).some((field) => !(field in ours));
    return send({ ...theirs, ...ours }, theirs, together || taken);
  };

  return {
    save: ({ status, notes }: Opinion) => {
      const mine = { status, notes: notes.trim() };
      return conflict ? sendOver(conflict, mine) : send(mine, base);
    },
    /** What somebody else saved, of what this person changed as well. */
    clash: conflict?.clash,
    /** Takes that; gives what stands in the form then. */
    takeTheirs: (mine: Opinion): Opinion => {
      if (!conflict) return mine;
      const { theirs, clash, base: from } = conflict;
      settle(theirs, false);
      return { status: theirs.status, notes: theirs.notes, ...changesOf(mine, from), ...clash };
    },
    /** What was read since somebody changed it, where that or what was there before is all that stands here; else undefined. */
    takeNewer: (mine: Opinion): Opinion | undefined => {
      const newer = (read.version ?? 0) > (base.version ?? 0);
      if (!newer || isLoading || conflict || (differs(mine, base) && differs(mine, read))) return undefined;
      setBase(read);
      return read;
    },
    /** Lets go of what was written; gives what was saved last. */
    startAnew: (): Opinion => settle((base.version ?? 0) > (read.version ?? 0) ? base : read, false),
    /** What is being written over. */
    base,
    isLoading,
    error,
  };
}
