import { type OnModuleDestroy } from '@nestjs/common';
import { type RawBuilder } from 'kysely';
import { IdPlaces } from './id-places.ts';
import { ScratchFile } from './scratch-file.ts';

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

/** Where the entries of one way of showing jobs are, by their jobs. */
interface View {
  readonly starts: IdPlaces;
  readonly lengths: IdPlaces;
}

/** Where the entry of a job is. */
interface Kept {
  readonly id: number;
  readonly start: number;
  readonly length: number;
}

/** Entries of lists as they are sent, in JSON, on disk: what a job looks like to everybody, until it or its company changes. */
export class KeptEntries implements OnModuleDestroy {
  readonly #file: ScratchFile;
  readonly #views = new Map<string, View>();
  /** Of each reading that is under way, the jobs that were forgotten since it began. */
  readonly #forgotten = new Set<Set<number>>();
  #generation = 0;

  constructor(file = new ScratchFile()) {
    this.#file = file;
  }

  /** How often all were forgotten. */
  get generation(): number {
    return this.#generation;
  }

  /** Whether nothing could be kept lately, for want of room or of the disk. */
  get isFull(): boolean {
    return this.#file.isFull;
  }

  /**
   * What is kept of some jobs. What the system has in memory is read at once; after one that had to come from the disk the others are read side
   * by side, while somebody else has a turn.
   */
  async page(ids: readonly number[], keptAs: string | undefined): Promise<Page> {
    const page: Page = { entries: new Map(), missing: [] };
    const view = keptAs === undefined ? undefined : this.#views.get(keptAs);
    const aside: Kept[] = [];
    let waited = false;
    for (const id of ids) {
      const kept = view && keptIn(view, id);
      if (!kept) page.missing.push(id);
      else if (waited) aside.push(kept);
      else {
        put(page, id, this.#file.read(kept.start, kept.length));
        ({ waited } = this.#file);
      }
    }
    if (aside.length > 0) await this.#readAside(page, aside);
    return page;
  }

  /** Where a job is forgotten meanwhile another's entry may be written there. */
  async #readAside(page: Page, aside: readonly Kept[]): Promise<void> {
    const generation = this.#generation;
    await this.#watched(async (forgotten) => {
      await Promise.all(
        aside.map(async ({ id, start, length }) => {
          const entry = await this.#file.readAside(start, length);
          put(page, id, forgotten.has(id) || generation !== this.#generation ? undefined : entry);
        }),
      );
    });
  }

  /** Puts what was missing into a page, and keeps it where that is asked for. */
  complete<Row extends ShownRow>(
    page: Page,
    rows: readonly Row[],
    { write, keptAs }: Pick<Shown<Row>, 'write' | 'keptAs'>,
  ): void {
    for (const row of rows) {
      const entry = write(row);
      page.entries.set(row.id, entry);
      if (keptAs !== undefined) this.#keep(keptAs, row.id, entry);
    }
  }

  /**
   * Keeps what lacks of some jobs before anybody asks for it, but for those that are forgotten while their rows are read: these may be older.
   * @returns the rows that were read
   */
  async keepAhead<Row extends ShownRow>(
    { write, keptAs }: Shown<Row>,
    read: () => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> {
    const generation = this.#generation;
    return this.#watched(async (forgotten) => {
      const rows = await read();
      if (keptAs === undefined || generation !== this.#generation) return rows;
      for (const row of rows)
        if (!forgotten.has(row.id) && !this.#has(keptAs, row.id)) this.#keep(keptAs, row.id, write(row));
      return rows;
    });
  }

  /** @param read is told which jobs are forgotten from now on until it ends */
  async #watched<Read>(read: (forgotten: ReadonlySet<number>) => Promise<Read>): Promise<Read> {
    const forgotten = new Set<number>();
    this.#forgotten.add(forgotten);
    try {
      return await read(forgotten);
    } finally {
      this.#forgotten.delete(forgotten);
    }
  }

  #keep(keptAs: string, id: number, entry: Buffer): void {
    let view = this.#views.get(keptAs);
    if (!view) this.#views.set(keptAs, (view = { starts: new IdPlaces(), lengths: new IdPlaces() }));
    this.#forget(view, id);
    const start = this.#file.write(entry);
    if (start === undefined) return;
    view.starts.set(id, start);
    view.lengths.set(id, entry.length);
  }

  /** Jobs that have changed, or their companies. */
  forget(ids: Iterable<number>): void {
    for (const id of ids) {
      this.#tell(id);
      for (const view of this.#views.values()) this.#forget(view, id);
    }
  }

  forgetAll(): void {
    this.#generation += 1;
    this.#views.clear();
    this.#file.clear();
  }

  onModuleDestroy(): void {
    this.#views.clear();
    this.#file.close();
  }

  #has(keptAs: string, id: number): boolean {
    const view = this.#views.get(keptAs);
    return view !== undefined && keptIn(view, id) !== undefined;
  }

  /** Whoever is reading learns that what was read may be older, or another's that is written there since. */
  #tell(id: number): void {
    for (const forgotten of this.#forgotten) forgotten.add(id);
  }

  #forget(view: View, id: number): void {
    const kept = keptIn(view, id);
    if (!kept) return;
    this.#tell(id);
    view.starts.delete(id);
    view.lengths.delete(id);
    this.#file.free(kept.start, kept.length);
  }
}

function keptIn({ starts, lengths }: View, id: number): Kept | undefined {
  const [start, length] = [starts.get(id), lengths.get(id)];
  return start === undefined || length === undefined ? undefined : { id, start, length };
}

function put({ entries, missing }: Page, id: number, entry: Buffer | undefined): void {
  if (entry) entries.set(id, entry);
  else missing.push(id);
}
