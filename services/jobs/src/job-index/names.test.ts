import { expect, test } from '@jest/globals';
import { Names, plainWords } from './names.ts';

/** The same numbers each time. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const words = ['Mesera', 'mesero', 'Cocinera', 'de', 'día', '1', '12', 'día'];

test('names come and go, and are found by the beginnings of their words as by looking at each of them', () => {
  const names = new Names();
  const next = random(7);
  const jobs: { text: string; number: number }[] = [];
  for (let step = 0; step < 3000; step += 1) {
    if (jobs.length > 0 && next(10) < (step < 1500 ? 4 : 6)) {
      const [{ number } = { number: -1 }] = jobs.splice(next(jobs.length), 1);
      names.remove(number);
    } else {
      const text = Array.from({ length: 1 + next(3) }, () => words[next(words.length)]).join(' ');
      jobs.push({ text, number: names.add(text) });
    }
    const asked = plainWords((words[next(words.length)] ?? '').slice(0, 1 + next(6)));
    const expected = jobs
      .map(({ text }) => text)
      .filter((text) => asked.every((one) => plainWords(text).some((word) => word.startsWith(one))));
    expect(new Set(names.beginning(asked, 1000, 'exactly'))).toEqual(new Set(expected));
  }
  for (const { number } of jobs) names.remove(number);
  expect(names.beginning(['m'], 10)).toEqual([]);
});
