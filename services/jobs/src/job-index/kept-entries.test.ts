import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
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

async function keep(ids: readonly number[], keptAs = 'whole'): Promise<void> {
  kept.complete(
    await kept.page(ids, keptAs),
    ids.map((id) => row(id)),
    shown(keptAs),
  );
}

const known = async (ids: readonly number[], keptAs = 'whole') => [
  ...(await kept.page(ids, keptAs)).entries.keys(),
];

test('what was shown is kept for the same view, and told what is missing', async () => {
  await keep([1, 2]);
  const { entries, missing } = await kept.page([2, 3, 1], 'whole');
  expect([...entries].map(([id, entry]) => [id, entry.toString()])).toEqual([
    [2, 'entry 2'],
    [1, 'entry 1'],
  ]);
  expect(missing).toEqual([3]);
  expect(await known([1, 2], 'card')).toEqual([]);
  expect((await kept.page([1, 2], undefined)).missing).toEqual([1, 2]);
});

test('what is only for whoever asks is put into the page, and not kept', async () => {
  const page = await kept.page([1], undefined);
  kept.complete(page, [row(1)], shown(undefined));
  expect(page.entries.get(1)?.toString()).toBe('entry 1');
  expect(await known([1])).toEqual([]);
});

test('changed jobs are forgotten in each view, and then as they are now', async () => {
  await keep([1, 2, 3]);
  await keep([1, 2], 'card');
  kept.forget([1, 3]);
  expect([await known([1, 2, 3]), await known([1, 2], 'card')]).toEqual([[2], [2]]);
  kept.complete(await kept.page([1], 'whole'), [row(1)], shown('whole', 'other'));
  expect((await kept.page([1], 'whole')).entries.get(1)?.toString()).toBe('other 1');
});

test('ahead is written what lacks, but for what is forgotten while it is read', async () => {
  await keep([1]);
  const read = () => {
    kept.forget([2]);
    return Promise.resolve([1, 2, 3].map((id) => row(id)));
  };
  expect(await kept.keepAhead(shown('whole', 'ahead'), read)).toHaveLength(3);
  const { entries, missing } = await kept.page([1, 2, 3], 'whole');
  expect([...entries.values()].map(String)).toEqual(['entry 1', 'ahead 3']);
  expect(missing).toEqual([2]);
  // Forgotten before it is read, it is kept as it is now.
  await kept.keepAhead(shown('whole', 'ahead'), () => Promise.resolve([row(2)]));
  expect(await known([2])).toEqual([2]);
});

test('a job of which another view is kept meanwhile is written ahead all the same', async () => {
  const read = async () => {
    await keep([1]);
    return [row(1)];
  };
  await kept.keepAhead(shown('card', 'ahead'), read);
  expect((await kept.page([1], 'card')).entries.get(1)?.toString()).toBe('ahead 1');
});

test('once all are forgotten, also what was being read is not kept', async () => {
  await keep([1, 2]);
  const before = kept.generation;
  const read = () => {
    kept.forgetAll();
    return Promise.resolve([row(3)]);
  };
  await kept.keepAhead(shown('whole'), read);
  expect(await known([1, 2, 3])).toEqual([]);
  expect(kept.generation).toBeGreaterThan(before);
  await keep([4]);
  expect((await kept.page([4], 'whole')).entries.get(4)?.toString()).toBe('entry 4');
});

test('after its end nothing is kept', async () => {
  await keep([1]);
  kept.onModuleDestroy();
  expect((await kept.page([1], 'whole')).missing).toEqual([1]);
  await keep([1]);
  expect(await known([1])).toEqual([]);
});

test('without room for them lists are put together all the same', async () => {
  kept = new KeptEntries(new ScratchFile(join(import.meta.filename, 'none')));
  const page = await kept.page([1], 'whole');
  kept.complete(page, [row(1)], shown('whole'));
  expect(page.entries.get(1)?.toString()).toBe('entry 1');
  expect(await known([1])).toEqual([]);
});

describe('where the disk has to be waited for', () => {
  class SlowFile extends ScratchFile {
    asideReadings = 0;

    override get waited() {
      return true;
    }

    override readAside(start: number, length: number) {
      this.asideReadings += 1;
      return super.readAside(start, length);
    }
  }
  let file: SlowFile;

  beforeEach(async () => {
    kept = new KeptEntries((file = new SlowFile()));
    await keep([1, 2, 3, 4]);
  });

  test('the first entry is read at once, and the others aside', async () => {
    const { entries, missing } = await kept.page([5, 2, 4, 6, 1, 3], 'whole');
    expect(file.asideReadings).toBe(3);
    expect([2, 4, 1, 3].map((id) => String(entries.get(id)))).toEqual(
      [2, 4, 1, 3].map((id) => `entry ${id}`),
    );
    expect(missing).toEqual([5, 6]);
  });

  test("what is forgotten meanwhile is missing, and another's is written where it was", async () => {
    const reading = kept.page([1, 2, 3, 4], 'whole');
    kept.forget([2, 3]);
    kept.complete({ entries: new Map(), missing: [] }, [row(8), row(9)], shown('whole'));
    const { entries, missing } = await reading;
    expect([...entries.values()].map(String).sort()).toEqual(['entry 1', 'entry 4']);
    expect(missing.sort()).toEqual([2, 3]);
    expect(await known([8, 9])).toEqual([8, 9]);
  });

  test('what is written anew meanwhile is missing', async () => {
    const reading = kept.page([1, 2], 'whole');
    // Longer, so that it is written elsewhere.
    const longer = shown('whole', 'x'.repeat(100));
    kept.complete({ entries: new Map(), missing: [] }, [row(2)], longer);
    kept.complete({ entries: new Map(), missing: [] }, [row(7)], shown('whole'));
    expect((await reading).missing).toEqual([2]);
  });

  test('once all are forgotten nothing that is being read is shown, and at its end nothing is lost', async () => {
    const reading = kept.page([1, 2, 3], 'whole');
    kept.forgetAll();
    expect((await reading).missing.sort()).toEqual([2, 3]);
    await keep([1, 2, 3]);
    const last = kept.page([1, 2, 3], 'whole');
    kept.onModuleDestroy();
    const { entries, missing } = await last;
    expect([...entries.keys(), ...missing].sort()).toEqual([1, 2, 3]);
    for (const [id, entry] of entries) expect(String(entry)).toBe(`entry ${id}`);
  });
});
