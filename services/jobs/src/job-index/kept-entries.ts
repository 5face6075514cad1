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

  /** What is kept of some jobs. */
  page(ids: readonly number[], keptAs: string | undefined): Page {
    const page: Page = { entries: new Map(), missing: [] };
    const view = keptAs === undefined ? undefined : this.#views.get(keptAs);
    for (const id of ids) {
      const entry = view && this.#read(view, id);
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
    const forgotten = new Set<number>();
    this.#forgotten.add(forgotten);
    try {
      const rows = await read();
      if (keptAs === undefined || generation !== this.#generation) return rows;
      for (const row of rows)
        if (!forgotten.has(row.id) && !this.#has(keptAs, row.id)) this.#keep(keptAs, row.id, write(row));
      return rows;
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
      for (const forgotten of this.#forgotten) forgotten.add(id);
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
    return this.#views.get(keptAs)?.starts.get(id) !== undefined;
  }

  #read({ starts, lengths }: View, id: number): Buffer | undefined {
    const [start, length] = [starts.get(id), lengths.get(id)];
    return start === undefined || length === undefined ? undefined : this.#file.read(start, length);
  }

  #forget({ starts, lengths }: View, id: number): void {
    const [start, length] = [starts.get(id), lengths.get(id)];
    if (start === undefined || length === undefined) return;
    starts.delete(id);
    lengths.delete(id);
    this.#file.free(start, length);
  }
}
