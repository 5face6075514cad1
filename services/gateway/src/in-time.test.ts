import { describe, expect, test } from '@jest/globals';
import { inTime } from './in-time.ts';

/** As of a machine that does something else: time passes, and this thread has none of its processor's. */
const pause = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

describe('work that may not take too long', () => {
  test('is done once more when it was stopped because the machine did something else', () => {
    let times = 0;
    const work = () => {
      times += 1;
      if (times === 1) pause(2_000);
      return 'done';
    };
    expect(inTime(work)).toBe('done');
    expect(times).toBe(2);
  });

  test('is stopped for good when it pauses again', () => {
    let times = 0;
    expect(() =>
      inTime(() => {
        times += 1;
        pause(2_000);
      }),
    ).toThrow(/timed out/);
    expect(times).toBe(2);
  });

  test('is stopped for good when it took the time itself', () => {
    let times = 0;
    const work = () => {
      times += 1;
      while (times) Math.random();
    };
    // On a busy machine it would not have had all of the time.
    expect(() => inTime(work, () => times * 250)).toThrow(/timed out/);
    expect(times).toBe(1);
  });

  test('throws what it throws, at once', () => {
    let times = 0;
    expect(() =>
      inTime(() => {
        times += 1;
        throw new Error('no such template');
      }),
    ).toThrow('no such template');
    expect(times).toBe(1);
  });
});
