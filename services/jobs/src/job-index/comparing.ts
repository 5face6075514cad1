import { type Bits } from './bits.ts';

/** What jobs are ordered by without the database. */
export const orderNames = ['datePosted', 'salary', 'title'] as const;
export type OrderName = (typeof orderNames)[number];

export interface OrderKey {
  readonly name: OrderName | 'distance';
  readonly direction: 'asc' | 'desc';
}

export const newestFirst = { name: 'datePosted', direction: 'desc' } as const satisfies OrderKey;

/** How far the job at a place is from somewhere. */
export type DistanceOf = (place: number) => number;

export const nowhere: DistanceOf = () => 0;

export type Compare = (one: number, other: number) => number;

/** What jobs are compared by, each by its place in the index. */
export interface OrderedJobs {
  readonly all: Bits;
  /** Above any place. */
  readonly places: number;
  idAt: (place: number) => number;
  placeOf: (id: number) => number | undefined;
  publishedAt: (place: number) => number;
  /** `NaN` where it has none. */
  payAt: (place: number) => number;
  /** Without accents and capitals. */
  titleAt: (place: number) => string;
}

const inOrder =
  <Key extends string | number>(keyAt: (place: number) => Key, sign: number): Compare =>
  (one, other) => {
    const [mine, theirs] = [keyAt(one), keyAt(other)];
    return mine === theirs ? 0 : mine < theirs ? -sign : sign;
  };

/** @param byId what ids decide where all keys tie: 0 nothing */
export function comparing(
  { idAt, publishedAt, payAt, titleAt }: OrderedJobs,
  keys: readonly OrderKey[],
  distanceOf = nowhere,
  byId = keys.at(-1)?.direction === 'desc' ? -1 : 1,
): Compare {
  const by = ({ name, direction }: OrderKey): Compare => {
    const sign = direction === 'desc' ? -1 : 1;
    switch (name) {
      case 'datePosted':
        return (one, other) => sign * (publishedAt(one) - publishedAt(other));
      case 'salary':
        return (one, other) => {
          const [mine, theirs] = [payAt(one), payAt(other)];
          if (Number.isNaN(mine) || Number.isNaN(theirs))
            return Number(Number.isNaN(mine)) - Number(Number.isNaN(theirs));
          return sign * (mine - theirs);
        };
      case 'distance':
        return inOrder(distanceOf, sign);
      case 'title':
        return inOrder(titleAt, sign);
    }
  };
  const compares = keys.map(by);
  return (one, other) => {
    for (const compare of compares) {
      const order = compare(one, other);
      if (order !== 0) return order;
    }
    return byId * (idAt(one) - idAt(other));
  };
}
