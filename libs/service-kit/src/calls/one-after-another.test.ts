import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { oneAfterAnother } from './one-after-another.ts';

type Work = (asked: readonly number[]) => Promise<(string | Error)[]>;

const work = jest.fn<Work>();
let ends: (() => void)[];

/** Which calls each piece of work was for, so far. */
const pieces = () => work.mock.calls.map(([asked]) => asked);

beforeEach(() => {
  ends = [];
  work.mockReset().mockImplementation(async (asked) => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return asked.map((one) => `answer to ${one}`);
  });
});

describe('work that is done for several calls at once', () => {
  test('begins for all who come in one turn of the event loop', async () => {
    const calls = oneAfterAnother(work, 10);
    const answers: Promise<string>[] = [];
    for (const one of [1, 2]) setImmediate(() => answers.push(calls.load(one)));
    await turn();
    expect(work).not.toHaveBeenCalled();
    await turn();
    expect(pieces()).toEqual([[1, 2]]);
    ends[0]?.();
    expect(await Promise.all(answers)).toEqual(['answer to 1', 'answer to 2']);
  });

  test('serves who comes while it is under way by the next piece, which begins as soon as it is done', async () => {
    const calls = oneAfterAnother(work, 10);
    const first = calls.load(1);
    await turn();
    const later = [calls.load(2), calls.load(3)];
    await turn();
    expect(pieces()).toEqual([[1]]);
    ends[0]?.();
    await first;
    expect(pieces()).toEqual([[1], [2, 3]]);
    ends[1]?.();
    expect(await Promise.all(later)).toEqual(['answer to 2', 'answer to 3']);
  });

  test('begins anew for all who come in one turn when nothing is under way any more', async () => {
    const calls = oneAfterAnother(work, 10);
    const first = calls.load(1);
    await turn();
    ends[0]?.();
    await first;
    const later = [calls.load(2)];
    await Promise.resolve();
    later.push(calls.load(3));
    await turn();
    expect(pieces()).toEqual([[1], [2, 3]]);
    ends[1]?.();
    expect(await Promise.all(later)).toEqual(['answer to 2', 'answer to 3']);
  });

  test('begins beside itself for more than fit', async () => {
    const calls = oneAfterAnother(work, 2);
    const asked = [1, 2, 3].map((one) => calls.load(one));
    await turn();
    expect(pieces()).toEqual([[1, 2], [3]]);
    ends.forEach((end) => end());
    expect(await Promise.all(asked)).toEqual(['answer to 1', 'answer to 2', 'answer to 3']);
  });

  test('goes on for who waited for a piece that failed', async () => {
    const calls = oneAfterAnother(work, 10);
    work.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      throw new Error('no database');
    });
    const refused = expect(calls.load(1)).rejects.toThrow('no database');
    await turn();
    const next = calls.load(2);
    ends[0]?.();
    await refused;
    await turn();
    expect(pieces()).toEqual([[1], [2]]);
    ends[1]?.();
    expect(await next).toBe('answer to 2');
  });
});
