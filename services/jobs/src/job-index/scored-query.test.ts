import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JobWords } from './job-words.ts';
import { windowSize } from './postings.ts';
import { type TextQuery } from './text-query.ts';

/** Of two blocks of windows, and of two windows of each. */
const borders = [1, 7, 8, 9].map((window) => window * windowSize);
const places = borders.flatMap((border) => Array.from({ length: 400 }, (_, n) => border - 200 + n));
const word = (lexeme: string): TextQuery => ({ lexeme, within: ['A'] });

/** Of a word in one place of so many. */
const every = fc.record({ oneIn: fc.constantFrom(1, 2, 7, 50, 300), from: fc.nat({ max: 300 }) });
const isIn = ({ oneIn, from }: { oneIn: number; from: number }, at: number) => at % oneIn === from % oneIn;

test('how well jobs answer is told of many and of few that are asked about, and only of who is found', () => {
  fc.assert(
    fc.property(every, every, every, (found, better, asked) => {
      const words = new JobWords(new Map());
      places.forEach((place, at) => {
        const has = [
          ...(isIn(found, at) ? ["'found':1A"] : []),
          ...(isIn(better, at) ? ["'better':2A"] : []),
        ];
        words.put(place, has.join(' '));
      });
      const query = { query: word('found'), scores: [[word('better'), 0.5]] as const };
      const some = places.map((_, at) => at).filter((at) => isIn(asked, at));
      const scores = new Float64Array(some.length).fill(0.2);
      const sought = Int32Array.from(some, (at) => places[at] ?? 0);
      words.scored(query).raise(sought, scores);
      const codes = [...words.scored(query).codesOf(sought)];
      expect(codes.map((code) => code > 0)).toEqual(some.map((at) => isIn(found, at)));
      expect([...scores]).toEqual(some.map((at) => (isIn(found, at) && isIn(better, at) ? 0.5 : 0.2)));
    }),
    { numRuns: 200 },
  );
});
