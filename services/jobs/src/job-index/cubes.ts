import { type Column, type Meant } from './columns.ts';

/** How many jobs have each combination of codes. */
interface Cube<Name> {
  readonly sides: readonly { readonly name: Name; readonly length: number; readonly stride: number }[];
  readonly cells: Int32Array;
}

/** How many cells one may have, and all together; four bytes each. */
interface Room {
  readonly cells: number;
  readonly cellsInAll: number;
}

/** So many are counted elsewhere one by one; of more, to count all of them anew takes less. */
const mostMoved = 5000;
const atATime = 1024;

/**
 * How many jobs have each combination of what is asked for together, counted once and kept up as jobs change: what it
 * takes to look up a count has nothing to do with how many jobs there are.
 */
export class Cubes<Name extends string> {
  readonly #columns: ReadonlyMap<Name, Column>;
  readonly #room: Room;
  readonly #places: (() => Int32Array) | undefined;
  readonly #cubes = new Map<string, Cube<Name>>();
  #cells = 0;

  /** @param places where the jobs are that are counted; all of them, if absent */
  constructor(columns: ReadonlyMap<Name, Column>, room: Room, places?: () => Int32Array) {
    this.#columns = columns;
    this.#room = room;
    this.#places = places;
  }

  /** How many there are in all. */
  get cells(): number {
    return this.#cells;
  }

  /** After a job came, and before it goes. */
  count(place: number, by: 1 | -1): void {
    for (const [key, cube] of this.#cubes) {
      if (!this.#add(cube, place, by)) this.#forget(key, cube);
    }
  }

  /** @param write gives some jobs other codes of one column */
  moving(name: Name, places: readonly number[], write: () => void): void {
    const touched = [...this.#cubes].filter(([, { sides }]) => sides.some((side) => side.name === name));
    const kept = touched.filter(([key, cube]) => {
      const side = cube.sides.find((one) => one.name === name);
      const keeps = places.length <= mostMoved && side?.length === this.#columns.get(name)?.length;
      if (!keeps) this.#forget(key, cube);
      return keeps;
    });
    for (const [, cube] of kept) for (const place of places) this.#add(cube, place, -1);
    write();
    for (const [, cube] of kept) for (const place of places) this.#add(cube, place, 1);
  }

  /**
   * How many jobs there are of each code of `name` among those whose other codes are meant; undefined where there are too many
   * combinations to keep.
   */
  of(name: Name, meant: ReadonlyMap<Name, Meant>): Int32Array | undefined {
    const cube = this.#cubeOf([...new Set([...meant.keys(), name])].sort());
    if (!cube) return undefined;
    const counts = new Int32Array(this.#columns.get(name)?.length ?? 0);
    const sum = (at: number, from: number, counted: number) => {
      const side = cube.sides[at];
      if (!side) {
        counts[counted] = (counts[counted] ?? 0) + (cube.cells[from] ?? 0);
        return;
      }
      const only = meant.get(side.name);
      for (let code = 1; code < side.length; code += 1) {
        if (!only || only[code] === 1)
          sum(at + 1, from + code * side.stride, side.name === name ? code : counted);
      }
    };
    sum(0, 0, 0);
    return counts;
  }

  #cubeOf(names: readonly Name[]): Cube<Name> | undefined {
    const key = names.join();
    const known = this.#cubes.get(key);
    if (known) {
      // The last to be asked for is the last to go.
      this.#cubes.delete(key);
      this.#cubes.set(key, known);
      return known;
    }
    let size = 1;
    const sides = names.map((name) => {
      const length = this.#columns.get(name)?.length ?? 0;
      const side = { name, length, stride: size };
      size *= length;
      return side;
    });
    if (size > this.#room.cells) return undefined;
    for (const [oldest, cube] of this.#cubes) {
      if (this.#cells + size <= this.#room.cellsInAll) break;
      this.#forget(oldest, cube);
    }
    const cells = this.#places ? this.#countedAt(this.#places(), sides, size) : this.#counted(sides, size);
    const cube = { sides, cells };
    this.#cubes.set(key, cube);
    this.#cells += size;
    return cube;
  }

  /** Column by column, some thousand jobs at a time: several times as fast as job by job. Where no job is, all codes are 0. */
  #counted(sides: Cube<Name>['sides'], size: number): Int32Array {
    const cells = new Int32Array(size);
    const cellOf = new Int32Array(atATime);
    const places = this.#codesOf(sides[0]?.name).length;
    for (let from = 0; from < places; from += atATime) {
      cellOf.fill(0);
      for (const { name, stride } of sides) {
        const codes = this.#codesOf(name);
        for (let n = 0; n < atATime; n += 1) cellOf[n] = (cellOf[n] ?? 0) + (codes[from + n] ?? 0) * stride;
      }
      for (let n = 0; n < atATime; n += 1) {
        const cell = cellOf[n] ?? 0;
        cells[cell] = (cells[cell] ?? 0) + 1;
      }
    }
    return cells;
  }

  #countedAt(places: Int32Array, sides: Cube<Name>['sides'], size: number): Int32Array {
    const cells = new Int32Array(size);
    const cellOf = new Int32Array(places.length);
    for (const { name, stride } of sides) {
      const codes = this.#codesOf(name);
      for (let n = 0; n < places.length; n += 1)
        cellOf[n] = (cellOf[n] ?? 0) + (codes[places[n] ?? 0] ?? 0) * stride;
    }
    for (const cell of cellOf) cells[cell] = (cells[cell] ?? 0) + 1;
    return cells;
  }

  /** Whether it has a cell for that: there may be a value that is newer. */
  #add({ sides, cells }: Cube<Name>, place: number, by: 1 | -1): boolean {
    let cell = 0;
    for (const { name, length, stride } of sides) {
      const code = this.#codesOf(name)[place] ?? 0;
      if (code >= length) return false;
      cell += code * stride;
    }
    cells[cell] = (cells[cell] ?? 0) + by;
    return true;
  }

  #codesOf(name: Name | undefined): Column['codes'] {
    return (name === undefined ? undefined : this.#columns.get(name)?.codes) ?? new Uint8Array();
  }

  #forget(key: string, { cells }: Cube<Name>): void {
    this.#cubes.delete(key);
    this.#cells -= cells.length;
  }
}
