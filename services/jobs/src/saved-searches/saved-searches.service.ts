import { randomBytes } from 'node:crypto';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type AlertAnswer,
  newJobsLimit,
  type SavedSearchAttributes,
  type SavedSearchInput,
  savedSearchLimit,
  savedSearchMessages,
  type SavedSearchUpdate,
} from '@puente/domain/jobs';
import { type DataDocument, dataDocument, type Entry, type ListDocument } from '@puente/domain/rest';
import {
  ApiError,
  isoInstant,
  listed,
  type ListGrammar,
  type ListQuery,
  rowsOf,
  type SignedInUser,
} from '@puente/service-kit';
import { sql } from 'kysely';
import { readPage } from '../database/read-page.ts';
import { settledBefore, timesFor } from './alert-times.ts';
import { NewJobs } from './new-jobs.service.ts';
import { SavedSearch } from './saved-search.entity.ts';

export const savedSearchGrammar = {} as const satisfies ListGrammar;

type Kept = Pick<SavedSearch, 'id' | 'name' | 'query' | 'frequency' | 'createdAt' | 'lookedAt'>;

/** As a row has it: instants as text. */
type KeptRow = Omit<Kept, 'createdAt' | 'lookedAt'> & Record<'createdAt' | 'lookedAt', string>;

const columns = sql`id, name, query, frequency, ${isoInstant('created_at')} as "createdAt",
  ${isoInstant('looked_at')} as "lookedAt"`;

/** Searches whose new jobs are counted at once: twenty would be all connections there are. */
const atOnce = 4;

@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly em: EntityManager,
    private readonly newJobs: NewJobs,
  ) {}

  async list(
    query: ListQuery<typeof savedSearchGrammar>,
    user: SignedInUser,
  ): Promise<ListDocument<SavedSearchAttributes>> {
    const { rows, total } = await readPage<KeptRow>(this.em, query, {
      columns,
      source: sql`jobs.saved_searches where owner_id = ${user.id} and removed_at is null`,
      order: sql`id desc`,
    });
    const data: Entry<SavedSearchAttributes>[] = [];
    for (let from = 0; from < rows.length; from += atOnce) {
      const few = rows
        .slice(from, from + atOnce)
        .map(({ createdAt, lookedAt, ...row }) =>
          this.entry({ ...row, createdAt: new Date(createdAt), lookedAt: new Date(lookedAt) }),
        );
      data.push(...(await Promise.all(few)));
    }
    return listed(data, total, query);
  }

  /**
   * One that was just removed is back as it was, with the code of its mails and what was new.
   * @throws ApiError 409 when it is saved already, or as many are as may be
   */
  create(input: SavedSearchInput, user: SignedInUser): Promise<DataDocument<SavedSearchAttributes>> {
    return this.em.transactional(async (em) => {
      // Of two at once the second sees what the first left free.
      await rowsOf(
        em,
        sql`select pg_advisory_xact_lock(hashtextextended('saved-searches:' || ${user.id}::text, 0))`,
      );
      const [free] = await rowsOf(
        em,
        sql<{ slot: number }>`
          select slot from generate_series(1, ${savedSearchLimit}) slot
          where not exists (select from jobs.saved_searches s where s.owner_id = ${user.id} and s.slot = slot.slot)
          order by slot limit 1`,
      );
      const removed = await em.findOne(SavedSearch, { ownerId: user.id, query: input.query });
      if (removed && !removed.removedAt) throw new ApiError(409, savedSearchMessages.alreadySaved);
      if (!free) throw new ApiError(409, savedSearchMessages.tooMany);
      const now = new Date();
      if (removed) {
        Object.assign(removed, { name: input.name, slot: free.slot, removedAt: null });
        if (input.frequency !== removed.frequency) switchTo(removed, input.frequency, now);
        await em.flush();
        return { data: await this.entry(removed) };
      }
      const search = em.create(SavedSearch, {
        ...input,
        ownerId: user.id,
        slot: free.slot,
        ...(input.frequency !== 'never' && { resumedFrequency: input.frequency }),
        code: randomBytes(32).toString('base64url'),
        createdAt: now,
        lookedAt: now,
        ...timesFor(input.frequency, settledBefore(now), now),
      });
      await em.persist(search).flush();
      return dataDocument(search.id, attributesOf(search, 0));
    });
  }

  /** @throws ApiError 404 unless it is the caller's own, 409 when another one is the same */
  async update(
    id: number,
    { looked, frequency, name, query }: SavedSearchUpdate,
    user: SignedInUser,
  ): Promise<DataDocument<SavedSearchAttributes>> {
    const search = await this.em.transactional(async (em) => {
      const own = await em.findOne(
        SavedSearch,
        { id, ownerId: user.id, removedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!own) throw new ApiError(404, savedSearchMessages.notFound);
      const now = new Date();
      if (name !== undefined) own.name = name;
      // Another search: what was new in the one before says nothing of it.
      if (query !== undefined && query !== own.query) {
        await em.nativeDelete(SavedSearch, { ownerId: user.id, query, removedAt: { $ne: null } });
        Object.assign(own, { query, lookedAt: now });
      }
      if (looked) own.lookedAt = now;
      if (frequency !== undefined && frequency !== own.frequency) switchTo(own, frequency, now);
      await em.flush();
      return own;
    });
    return { data: await this.entry(search) };
  }

  /**
   * Saved again within some minutes, it is back as it was.
   * @throws ApiError 404 unless it is the caller's own
   */
  remove(id: number, user: SignedInUser): Promise<DataDocument<SavedSearchAttributes>> {
    return this.em.transactional(async (em) => {
      const own = await em.findOne(
        SavedSearch,
        { id, ownerId: user.id, removedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!own) throw new ApiError(404, savedSearchMessages.notFound);
      Object.assign(own, { slot: null, removedAt: new Date() });
      await em.flush();
      return dataDocument(id, attributesOf(own, 0));
    });
  }

  /**
   * By whoever has the mail. Twice is once.
   * @throws ApiError 404
   */
  stop(code: string): Promise<AlertAnswer> {
    return this.switchByCode(code, () => 'never');
  }

  /** @throws ApiError 404 */
  resume(code: string): Promise<AlertAnswer> {
    return this.switchByCode(code, ({ frequency, resumedFrequency }) =>
      frequency === 'never' ? resumedFrequency : frequency,
    );
  }

  private switchByCode(
    code: string,
    wanted: (search: SavedSearch) => SavedSearch['frequency'],
  ): Promise<AlertAnswer> {
    return this.em.transactional(async (em) => {
      const search = await em.findOne(
        SavedSearch,
        { code, removedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!search) throw new ApiError(404, savedSearchMessages.alertGone);
      const frequency = wanted(search);
      if (frequency !== search.frequency) switchTo(search, frequency, new Date());
      await em.flush();
      return { data: { name: search.name, frequency } };
    });
  }

  private async entry(kept: Kept): Promise<Entry<SavedSearchAttributes>> {
    const fresh = await this.newJobs.ids(kept.query, { after: kept.lookedAt }).catch(none);
    return { id: kept.id, attributes: attributesOf(kept, Math.min(fresh.length, newJobsLimit)) };
  }
}

/** A search that was kept by other rules than today's has nothing new: it may not hide the others, nor itself from who would remove it. */
function none(error: unknown): readonly number[] {
  if (error instanceof ApiError) return [];
  throw error;
}

function switchTo(search: SavedSearch, frequency: SavedSearch['frequency'], now: Date): void {
  const { lastAlertAt, resumedFrequency } = search;
  Object.assign(search, {
    frequency,
    resumedFrequency: frequency === 'never' ? resumedFrequency : frequency,
    ...timesFor(frequency, lastAlertAt, now),
  });
}

function attributesOf({ name, query, frequency, createdAt }: Kept, newJobs: number): SavedSearchAttributes {
  return { name, query, frequency, createdAt: createdAt.toISOString(), newJobs };
}
