import { type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';

export interface ShownRow {
  id: number;
  employerId: number;
}

/** How a list shows its jobs. */
export interface Shown<Row> {
  /** Of `jobs.jobs j`, `id` and `employerId` among them. */
  readonly columns: RawBuilder<unknown>;
  /** An entry, in JSON. */
  readonly write: (row: Row) => Buffer;
  /** What kind of entry it is, where it is the same for whoever asks. */
  readonly keptAs?: string | undefined;
}

/** Entries by their jobs, and the jobs that lack one. */
export interface Page {
  readonly entries: Map<number, Buffer>;
  readonly missing: number[];
}

const MiB = 1024 * 1024;
/** In bytes: some 8,000 whole jobs, or twice as many as cards, and of many jobs two in three, but no more than 90,000. */
export const mostEntries = (jobs: number): number => Math.min(Math.max(12 * MiB, 1000 * jobs), 132 * MiB);

interface Kept {
  readonly employerId: number;
  readonly entry: Buffer;
}

/**
 * Entries of lists as they are sent, in JSON: what a job looks like to everybody, until it or its company changes. The longest
 * unused go first.
 */
export class KeptEntries {
  readonly #entries: LRUCache<string, Kept>;
  /** All ways of showing a job that entries are kept of. */
  readonly #views = new Set<string>();

  /** @param most in bytes, of all entries together */
  constructor(most: number) {
    this.#entries = new LRUCache({ maxSize: most, sizeCalculation: ({ entry }) => entry.length });
  }

  /** What is kept of some jobs. */
  page(ids: readonly number[], keptAs: string | undefined): Page {
    const page: Page = { entries: new Map(), missing: [] };
    for (const id of ids) {
      const entry = keptAs === undefined ? undefined : this.#entries.get(keyOf(keptAs, id))?.entry;
      if (entry) page.entries.set(id, entry);
      else page.missing.push(id);
    }
    return page;
  }

  /** Puts what was missing into a page, and keeps it where that is asked for. */
  complete<Row extends ShownRow>(
    page: Page,
    rows: readonly Row[],
    { write, keptAs }: Pick<Shown<Row>, 'write' | 'keptAs'>,
  ): void {
    if (keptAs !== undefined) this.#views.add(keptAs);
    for (const row of rows) {
      const entry = write(row);
      page.entries.set(row.id, entry);
      if (keptAs !== undefined)
        this.#entries.set(keyOf(keptAs, row.id), { employerId: row.employerId, entry });
    }
  }

  forgetJob(id: number): void {
    for (const view of this.#views) this.#entries.delete(keyOf(view, id));
  }

  forgetCompanies(employers: ReadonlySet<number>): void {
    for (const [key, { employerId }] of [...this.#entries.entries()])
      if (employers.has(employerId)) this.#entries.delete(key);
  }
}

const keyOf = (view: string, id: number) => `${view} ${id}`;

/** With memory of its own: a slice of what is shared would keep all of that. */
export function writtenEntry(entry: object): Buffer {
  const json = JSON.stringify(entry);
  const written = Buffer.allocUnsafeSlow(Buffer.byteLength(json));
  written.write(json);
  return written;
}
