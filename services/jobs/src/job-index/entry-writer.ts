import { setTimeout } from 'node:timers/promises';
import { type EntityManager } from '@mikro-orm/postgresql';
import { openToAll } from '../jobs/open-jobs.ts';
import { shownAsCards, shownWhole } from '../jobs/shown-jobs.ts';
import { batchesOf } from './indexed-jobs.ts';
import { type KeptEntries, type Shown, type ShownRow } from './kept-entries.ts';

/** So few that nobody waits long for others' turn. */
const atOnce = 100;

/**
 * Writes what lists show of all open jobs before anybody asks for it: of many jobs most are first shown by a search that nobody has asked before. It
 * takes at most half of the time.
 */
export async function writeEntries(em: EntityManager, entries: KeptEntries): Promise<void> {
  const everybodys = { viewer: undefined, populate: new Set(['employer']) };
  await writeAs(em, entries, shownAsCards(everybodys));
  await writeAs(em, entries, shownWhole(everybodys));
}

async function writeAs<Row extends ShownRow>(
  em: EntityManager,
  entries: KeptEntries,
  shown: Shown<Row>,
): Promise<void> {
  const batches = batchesOf<Row>(em, shown.columns, openToAll, atOnce);
  const next = async () => {
    const { value } = await batches.next();
    return value ?? [];
  };
  for (let isOver = false; !isOver && !entries.isClosed;) {
    const begun = performance.now();
    isOver = (await entries.keepAhead(shown, next)) === 0;
    await setTimeout(performance.now() - begun);
  }
}
