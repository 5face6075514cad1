import { describe, expect, test } from '@jest/globals';
import { Memory, newMemory } from './memory.ts';

/** Names in capitals, and who was asked for which. */
function asking(memory: Memory) {
  const asked: (readonly string[])[] = [];
  const capitals = (...names: string[]) =>
    memory.onceForEach(
      names,
      (name) => `capitals of ${name}`,
      (others) => {
        asked.push(others);
        return Promise.resolve(new Map(others.map((name) => [name, name.toUpperCase()])));
      },
    );
  return { asked, capitals };
}

describe('what was answered', () => {
  test('is not asked for again; what was not is asked for together', async () => {
    const { asked, capitals } = asking(newMemory());
    await capitals('a', 'b', 'a');
    expect(await capitals('c', 'b', 'd')).toEqual(
      new Map([
        ['b', 'B'],
        ['c', 'C'],
        ['d', 'D'],
      ]),
    );
    await capitals('d', 'a');
    expect(asked).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('is forgotten when there is too much of it, the longest unused first', async () => {
    // Each is 17 signs.
    const memory = new Memory(2 * 17);
    const { asked, capitals } = asking(memory);
    await capitals('a', 'b');
    await capitals('a');
    await capitals('c');
    await capitals('a', 'c');
    await capitals('b');
    expect(asked).toEqual([['a', 'b'], ['c'], ['b']]);
  });

  test('is too much sooner where it is long, and what is longer than all is not kept', async () => {
    const memory = new Memory(1000);
    for (const text of ['a', 'b', 'c']) await memory.once(text, () => Promise.resolve(text.repeat(400)));
    await memory.once('d', () => Promise.resolve(new Set(Array.from({ length: 50 }, (_, id) => id))));
    expect(['a', 'b', 'c', 'd'].map((text) => memory.get(text) !== undefined)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(await memory.once('e', () => Promise.resolve('e'.repeat(2000)))).toHaveLength(2000);
    expect([memory.get('e'), memory.get('c')]).toEqual([undefined, 'c'.repeat(400)]);
  });

  test('stays unknown where asking failed', async () => {
    const memory = newMemory();
    const failing = memory.once('it', () => Promise.reject(new Error('no database')));
    await expect(failing).rejects.toThrow('no database');
    expect(await memory.once('it', () => Promise.resolve(null))).toBeNull();
    expect(await memory.once('it', () => Promise.reject(new Error('asked again')))).toBeNull();
  });
});
