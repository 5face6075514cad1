/** A set of small numbers: bit `n & 31` of word `n >>> 5` says whether `n` is in it. Those that are combined are of one length. */
export type Bits = Int32Array;

export function bitsFor(size: number): Bits {
  return new Int32Array(Math.ceil(size / 32));
}

/** Of no numbers. */
export const noBits: Bits = bitsFor(0);

export function add(bits: Bits, n: number): void {
  bits[n >>> 5] = (bits[n >>> 5] ?? 0) | (1 << (n & 31));
}

export function remove(bits: Bits, n: number): void {
  bits[n >>> 5] = (bits[n >>> 5] ?? 0) & ~(1 << (n & 31));
}

export function has(bits: Bits, n: number): boolean {
  return (((bits[n >>> 5] ?? 0) >>> (n & 31)) & 1) === 1;
}

/** Of the numbers below `size` those that fit. */
export function bitsOf(size: number, fits: (n: number) => boolean): Bits {
  const bits = bitsFor(size);
  for (let at = 0; at < bits.length; at += 1) {
    let word = 0;
    for (let n = 0; n < 32; n += 1) if (fits(at * 32 + n)) word |= 1 << n;
    bits[at] = word;
  }
  return bits;
}

/** What is in the one and not in the other. */
export function but(one: Bits, other: Bits): Bits {
  return one.map((word, at) => word & ~(other[at] ?? 0));
}

/** What is in all of them. */
export function all([first = bitsFor(0), ...others]: readonly Bits[]): Bits {
  const both = first.slice();
  for (const other of others) {
    for (let at = 0; at < both.length; at += 1) both[at] = (both[at] ?? 0) & (other[at] ?? 0);
  }
  return both;
}

/** What is in any of them, each of which is of `length` words or empty. */
export function any(sets: Iterable<Bits>, length: number): Bits {
  const either = new Int32Array(length);
  for (const one of sets) {
    for (let at = 0; at < one.length; at += 1) either[at] = (either[at] ?? 0) | (one[at] ?? 0);
  }
  return either;
}

export function hasAny(bits: Bits): boolean {
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) return true;
  return false;
}

/** How many are in all of them. */
export function countAll([first = noBits, ...others]: readonly Bits[]): number {
  let count = 0;
  for (let at = 0; at < first.length; at += 1) {
    let word = first[at] ?? 0;
    for (const other of others) word &= other[at] ?? 0;
    if (word !== 0) count += bitsOfWord(word);
  }
  return count;
}

export const count = (bits: Bits): number => countAll([bits]);

/** How many of the 32 are set: pairs, then fours, eights and all, added up side by side. */
export function bitsOfWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Ascending. */
export function eachOf(bits: Bits, work: (n: number) => void): void {
  eachOfBoth(bits, bits, work);
}

/** What is in both, ascending. */
export function eachOfBoth(one: Bits, other: Bits, work: (n: number) => void): void {
  for (let at = 0; at < one.length; at += 1) {
    const some = one[at] ?? 0;
    // Most sets have few: of the other one no more is looked at.
    if (some === 0) continue;
    for (let word = some & (other[at] ?? 0); word !== 0; word &= word - 1)
      work(at * 32 + 31 - Math.clz32(word & -word));
  }
}

/** Ascending, at once. */
export function listOf(bits: Bits): Int32Array {
  const numbers = new Int32Array(count(bits));
  let at = 0;
  eachOf(bits, (n) => {
    numbers[at] = n;
    at += 1;
  });
  return numbers;
}
