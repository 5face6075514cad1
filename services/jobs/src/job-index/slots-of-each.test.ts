import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { add, has } from './bits.ts';
import { JobWords } from './job-words.ts';
import { ListedSlots } from './listed-slots.ts';
import { slotOf, windowOf, windowSize } from './postings.ts';
import { type SlotSource, slotsOfEach } from './slots-of-each.ts';
import { type TextQuery } from './text-query.ts';

/** The last of one window and the first of the next one. */
const border = 3 * windowSize;
const places = Array.from({ length: 600 }, (_, n) => border - 300 + n);
const windows = [windowOf(border) - 1, windowOf(border), windowOf(border) + 1];

/** Some of the places, one in so many: of the commonest all are gone through, of others each is asked for. */
const some = fc
  .tuple(fc.constantFrom(1, 2, 20, 200), fc.nat({ max: 200 }))
  .map(([oneIn, from]) => places.filter((_, n) => n % oneIn === from % oneIn));

/** Whether others have what it scores, which it is not to find. */
const kinds = fc.array(fc.record({ isListed: fc.boolean(), found: some, scored: some }), {
  minLength: 1,
  maxLength: 4,
});

type Kind = Readonly<{ isListed: boolean; found: readonly number[]; scored: readonly number[] }>;

/** By words, but for those that are listed in any order. */
function sourcesOf(each: readonly (readonly Kind[])[]): SlotSource[][] {
  const words = new JobWords(new Map());
  const all = each.flat();
  const lists = all.map(({ found, scored }) => ({ w: new Set(found), s: new Set(scored) }));
  for (const place of places) {
    const has = lists.flatMap(({ w, s }, n) => [
      ...(w.has(place) ? [`'w${n}':1A`] : []),
      ...(s.has(place) ? [`'s${n}':1A`] : []),
    ]);
    words.put(place, has.join(' '));
  }
  const end = (places.at(-1) ?? 0) + 1;
  return each.map((kinds) =>
    kinds.map((kind) => {
      const word = (name: string): TextQuery => ({ lexeme: `${name}${all.indexOf(kind)}`, within: ['A'] });
      if (!kind.isListed) return words.scored({ query: word('w'), scores: [[word('s'), 1]] });
      const odd = kind.found.filter((place) => place % 2 === 1);
      const even = kind.found.filter((place) => place % 2 === 0);
      return new ListedSlots([Int32Array.from(odd), new Int32Array(), Int32Array.from(even)], end);
    }),
  );
}

const foundIn = (window: number, find: (window: number) => Iterable<number>): number[] =>
  [...find(window)].map((slot) => window * windowSize + slot);

describe('slots', () => {
  test('are those that each finds by any of its sources, whether these are gone through or asked, once each', () => {
    fc.assert(
      fc.property(fc.array(kinds, { minLength: 1, maxLength: 4 }), (each) => {
        const sources = sourcesOf(each);
        const found = windows.flatMap((window) => foundIn(window, (one) => slotsOfEach(sources, one)));
        const expected = places.filter((place) =>
          each.every((kinds) => kinds.some(({ found: own }) => own.includes(place))),
        );
        expect(found.toSorted((one, other) => one - other)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  test('are found as ever after a source has thrown, and of nothing none are', () => {
    const [source] = sourcesOf([[{ isListed: false, found: places, scored: [] }]]).flat();
    const broken: SlotSource = {
      in: () => {
        throw new Error('broken');
      },
    };
    const window = windowOf(border);
    expect(source && slotsOfEach([[source]], window).length).toBe(300);
    expect(() => source && slotsOfEach([[source], [broken]], window)).toThrow('broken');
    expect(slotsOfEach([], window)).toHaveLength(0);
    expect(slotsOfEach([[]], window)).toHaveLength(0);
    expect(source && slotsOfEach([[source], [source]], window).length).toBe(300);
  });

  test('that are listed are counted, and added as far as they are among some', () => {
    fc.assert(
      fc.property(some, some, (own, asked) => {
        const listed = new ListedSlots([Int32Array.from(own)], border + places.length);
        for (const window of windows) {
          const [among, set] = [new Int32Array(windowSize / 32), new Int32Array(windowSize / 32)];
          const there = (place: number) => windowOf(place) === window;
          for (const place of asked.filter(there)) add(among, slotOf(place));
          const expected = own.filter((place) => there(place) && asked.includes(place));
          expect(listed.countIn(window)).toBe(own.filter(there).length);
          expect(listed.addTo(set, window, among)).toBe(expected.length > 0);
          expect(places.filter((place) => there(place) && has(set, slotOf(place)))).toEqual(expected);
        }
      }),
    );
  });
});
