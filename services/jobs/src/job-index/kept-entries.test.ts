import { expect, test } from '@jest/globals';
import { KeptEntries, type ShownRow, writtenEntry } from './kept-entries.ts';

const row = (id: number, employerId = 1): ShownRow => ({ id, employerId });
const write = ({ id }: ShownRow) => Buffer.from(`entry ${id}`);

function keep(kept: KeptEntries, rows: readonly ShownRow[], keptAs = 'whole'): void {
  const page = kept.page(
    rows.map(({ id }) => id),
    keptAs,
  );
  kept.complete(page, rows, { write, keptAs });
}

const known = (kept: KeptEntries, ids: readonly number[], keptAs = 'whole') => [
  ...kept.page(ids, keptAs).entries.keys(),
];

test('what was shown is kept for the same view, and told what is missing', () => {
  const kept = new KeptEntries(1000);
  keep(kept, [row(1), row(2)]);
  const { entries, missing } = kept.page([2, 3, 1], 'whole');
  expect([...entries].map(([id, entry]) => [id, entry.toString()])).toEqual([
    [2, 'entry 2'],
    [1, 'entry 1'],
  ]);
  expect(missing).toEqual([3]);
  expect(known(kept, [1, 2], 'card')).toEqual([]);
  expect(kept.page([1, 2], undefined).missing).toEqual([1, 2]);
});

test('what is only for whoever asks is put into the page, and not kept', () => {
  const kept = new KeptEntries(1000);
  const page = kept.page([1], undefined);
  kept.complete(page, [row(1)], { write });
  expect(page.entries.get(1)?.toString()).toBe('entry 1');
  expect(known(kept, [1])).toEqual([]);
});

test('a changed job is forgotten in each view, a changed company with all its jobs', () => {
  const kept = new KeptEntries(1000);
  keep(kept, [row(1), row(2, 7), row(3, 7)]);
  keep(kept, [row(1), row(2, 7)], 'card');
  kept.forgetJob(1);
  expect([known(kept, [1, 2]), known(kept, [1, 2], 'card')]).toEqual([[2], [2]]);
  kept.forgetCompanies(new Set([7]));
  expect([known(kept, [1, 2, 3]), known(kept, [1, 2], 'card')]).toEqual([[], []]);
});

test('the longest unused go when there are too many bytes', () => {
  const bytes = 'entry 1'.length;
  const kept = new KeptEntries(3 * bytes);
  keep(kept, [row(1), row(2), row(3)]);
  expect(known(kept, [1])).toEqual([1]);
  keep(kept, [row(4)]);
  expect(known(kept, [1, 2, 3, 4])).toEqual([1, 3, 4]);
  // Forgotten ones take no room.
  kept.forgetJob(4);
  keep(kept, [row(5)]);
  expect(known(kept, [1, 3, 5])).toEqual([1, 3, 5]);
});

test('an entry is its JSON in UTF-8, in memory of its own', () => {
  const entry = { id: 1, attributes: { title: 'Albañil 🛠️', pay: undefined, city: null } };
  const written = writtenEntry(entry);
  expect(written.toString()).toBe(JSON.stringify(entry));
  expect(written.buffer.byteLength).toBe(written.length);
});
