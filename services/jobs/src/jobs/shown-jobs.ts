import { type SignedInUser } from '@puente/service-kit';
import { type RawBuilder } from 'kysely';
import { type Shown } from '../job-index/kept-entries.ts';
import {
  cardColumnsFor,
  cardEntry,
  type CardRow,
  jobColumnsFor,
  jobEntry,
  type OwnJobRow,
} from './job.projection.ts';

/** To whom jobs are shown, and with what. */
interface ShownTo {
  readonly viewer: SignedInUser | undefined;
  readonly populate: ReadonlySet<string>;
  readonly distance?: RawBuilder<number> | undefined;
}

/** Jobs as a list shows them, whole. */
export function shownWhole({ viewer, populate, distance }: ShownTo): Shown<OwnJobRow> {
  const { keptAs, seenBy } = keeping('whole', { viewer, populate, distance });
  return {
    columns: jobColumnsFor(viewer, populate, distance),
    write: (row) => inJson(jobEntry(row, seenBy)),
    keptAs,
  };
}

/** As cards show them. */
export function shownAsCards({ viewer, populate, distance }: ShownTo): Shown<CardRow> {
  const { keptAs, seenBy } = keeping('card', { viewer, populate, distance });
  return {
    columns: cardColumnsFor(populate, distance),
    write: (row) => inJson(cardEntry(row, seenBy)),
    keptAs,
  };
}

const inJson = (entry: object): Buffer => Buffer.from(JSON.stringify(entry));

/** What is the same for everybody is kept. */
function keeping(view: string, { viewer, populate, distance }: ShownTo) {
  const isEverybodys = viewer?.userType !== 'employer' && !distance;
  if (!isEverybodys) return { keptAs: undefined, seenBy: viewer };
  // As nobody in particular sees it: an account that is no employer's any more may have jobs still.
  return { keptAs: [view, ...populate].join(), seenBy: undefined };
}
