import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Names, plainWords } from './names.ts';

const words = ['Mesera', 'mesero', 'Cocinera', 'de', 'día', '1', '12'];
const title = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
  .map((some) => some.join(' '));
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ add: title }) },
  { weight: 2, arbitrary: fc.record({ remove: fc.nat() }) },
);

test('names come and go, and are found by the beginnings of their words as by looking at each of them', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.array(title, { minLength: 1 }), (steps, questions) => {
      const names = new Names();
      const jobs: { text: string; number: number }[] = [];
      for (const one of steps) {
        if ('add' in one) jobs.push({ text: one.add, number: names.add(one.add) });
        else for (const { number } of jobs.splice(one.remove % (jobs.length + 1), 1)) names.remove(number);
      }
      for (const question of questions) {
        const asked = plainWords(question).map((word) => word.slice(0, 3));
        const expected = jobs.filter(({ text }) =>
          asked.every((beginning) => plainWords(text).some((word) => word.startsWith(beginning))),
        );
        expect(names.beginning(asked, 100, 'exactly').sort()).toEqual(
          [...new Set(expected.map(({ text }) => text))].sort(),
        );
      }
    }),
    { numRuns: 300 },
  );
});

test('a rare word is found beside one that hundreds of names have', () => {
  const names = new Names();
  const numbers = Array.from({ length: 400 }, (_, n) => names.add(`Mesera de día ${n}`));
  names.add('Cocinera 123');
  expect(names.beginning(['mesera', '123'], 9)).toEqual(['Mesera de día 123']);
  names.remove(numbers[123] ?? NaN);
  expect(names.beginning(['123', 'mesera'], 9)).toEqual([]);
  names.add('Mesera de día 123');
  expect(names.beginning(['mesera', 'dia', '123'], 9)).toEqual(['Mesera de día 123']);
});
