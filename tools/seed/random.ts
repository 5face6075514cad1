/** A repeatable source of choices: the same seed gives the same choices in the same order. */
export interface Random {
  /** An integer from `min` to `max`, both included. */
  integer: (min: number, max: number) => number;
  /** One of a list that is not empty. */
  pick: <T>(list: readonly T[]) => T;
  /** `count` different ones of the list (all, if it is shorter), in a random order. */
  some: <T>(list: readonly T[], count: number) => T[];
  /** True with this probability, 0 to 1. */
  chance: (probability: number) => boolean;
}

/** Mulberry32. Not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const some = <T>(list: readonly T[], count: number) => {
    const rest = [...list];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(integer(0, rest.length - 1), 1),
    ).flat();
  };
  const pick = <T>(list: readonly T[]): T => {
    const [one] = list.length > 0 ? [list[integer(0, list.length - 1)]] : [];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  return { integer, pick, some, chance: (probability) => next() < probability };
}
