import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { KeptEntries, type Shown, type ShownRow } from './kept-entries.ts';
import { ScratchFile } from './scratch-file.ts';

const row = (id: number, employerId = 1): ShownRow => ({ id, employerId });
const shown = (keptAs: string | undefined, sign = 'entry'): Shown<ShownRow> => ({
  columns: sql`j.id`,
  write: ({ id }) => Buffer.from(`${sign} ${id}`),
  keptAs,
});

let kept: KeptEntries;

beforeEach(() => {
  kept = new KeptEntries();
});
afterEach(() => {
  kept.onModuleDestroy();
});

function keep(ids: readonly number[], keptAs = 'whole'): void {
  kept.complete(
    kept.page(ids, keptAs),
    ids.map((id) => row(id)),
    shown(keptAs),
  );
}

const known = (ids: readonly number[], keptAs = 'whole') => [...kept.page(ids, keptAs).entries.keys()];

test('what was shown is kept for the same view, and told what is missing', () => {
  keep([1, 2]);
  const { entries, missing } = kept.page([2, 3, 1], 'whole');
  expect([...entries].map(([id, entry]) => [id, entry.toString()])).toEqual([
    [2, 'entry 2'],
    [1, 'entry 1'],
  ]);
  expect(missing).toEqual([3]);
  expect(known([1, 2], 'card')).toEqual([]);
  expect(kept.page([1, 2], undefined).missing).toEqual([1, 2]);
});

test('what is only for whoever asks is put into the page, and not kept', () => {
  const page = kept.page([1], undefined);
  kept.complete(page, [row(1)], shown(undefined));
  expect(page.entries.get(1)?.toString()).toBe('entry 1');
  expect(known([1])).toEqual([]);
});

test('changed jobs are forgotten in each view, and then as they are now', () => {
  keep([1, 2, 3]);
  keep([1, 2], 'card');
  kept.forget([1, 3]);
  expect([known([1, 2, 3]), known([1, 2], 'card')]).toEqual([[2], [2]]);
  kept.complete(kept.page([1], 'whole'), [row(1)], shown('whole', 'other'));
  expect(kept.page([1], 'whole').entries.get(1)?.toString()).toBe('other 1');
});

test('ahead is written what lacks, but for what is forgotten while it is read', async () => {
  keep([1]);
  const read = () => {
    kept.forget([2]);
    return Promise.resolve([1, 2, 3].map((id) => row(id)));
  };
  expect(await kept.keepAhead(shown('whole', 'ahead'), read)).toHaveLength(3);
  const { entries, missing } = kept.page([1, 2, 3], 'whole');
  expect([...entries.values()].map(String)).toEqual(['entry 1', 'ahead 3']);
  expect(missing).toEqual([2]);
  // Forgotten before it is read, it is kept as it is now.
  await kept.keepAhead(shown('whole', 'ahead'), () => Promise.resolve([row(2)]));
  expect(known([2])).toEqual([2]);
});

test('once all are forgotten, also what was being read is not kept', async () => {
  keep([1, 2]);
  const before = kept.generation;
  const read = () => {
    kept.forgetAll();
    return Promise.resolve([row(3)]);
  };
  await kept.keepAhead(shown('whole'), read);
  expect(known([1, 2, 3])).toEqual([]);
  expect(kept.generation).toBeGreaterThan(before);
  keep([4]);
  expect(kept.page([4], 'whole').entries.get(4)?.toString()).toBe('entry 4');
});

test('after its end nothing is kept', () => {
  keep([1]);
  kept.onModuleDestroy();
  expect(kept.page([1], 'whole').missing).toEqual([1]);
  keep([1]);
  expect(known([1])).toEqual([]);
});

test('without room for them lists are put together all the same', () => {
  kept = new KeptEntries(new ScratchFile(join(import.meta.filename, 'none')));
  const page = kept.page([1], 'whole');
  kept.complete(page, [row(1)], shown('whole'));
  expect(page.entries.get(1)?.toString()).toBe('entry 1');
  expect(known([1])).toEqual([]);
});
