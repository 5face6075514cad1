import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DeadlinePassed, firstToArrive } from './first-to-arrive.ts';

const limits = { patience: 2_500, deadline: 8_000, longest: 60_000 };
const never = () => new Promise<string>(() => undefined);
const failing = (why: string) => () => Promise.reject(new Error(why));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a first attempt that succeeds is the only one', async () => {
  const second = jest.fn(never);
  await expect(firstToArrive([() => Promise.resolve('first'), second], limits)).resolves.toBe('first');
  await jest.advanceTimersByTimeAsync(9_000);
  expect(second).not.toHaveBeenCalled();
});

test('a failed attempt is followed by the next at once', async () => {
  await expect(firstToArrive([failing('a'), () => Promise.resolve('second')], limits)).resolves.toBe(
    'second',
  );
});

test('a hung attempt gets company after the patience is over', async () => {
  const result = firstToArrive([never, () => Promise.resolve('second')], limits);
  await jest.advanceTimersByTimeAsync(2_500);
  await expect(result).resolves.toBe('second');
});

test('a slow attempt may still win over a later one', async () => {
  const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve('slow'), 4_000));
  const result = firstToArrive([slow, never], limits);
  await jest.advanceTimersByTimeAsync(4_000);
  await expect(result).resolves.toBe('slow');
});

test('when all have failed, the first failure is told', async () => {
  await expect(firstToArrive([failing('first'), failing('second')], limits)).rejects.toThrow('first');
});

test('at the deadline it is over, whatever still hangs', async () => {
  const result = expect(firstToArrive([never, never, never], limits)).rejects.toBeInstanceOf(DeadlinePassed);
  await jest.advanceTimersByTimeAsync(8_000);
  await result;
});

describe('while something comes', () => {
  const arriving = () => {
    const tells = new Set<() => void>();
    const follow = (tell: () => void) => {
      tells.add(tell);
      return () => tells.delete(tell);
    };
    const arrive = async (times: number, pause: number) => {
      for (let count = 0; count < times; count += 1) {
        await jest.advanceTimersByTimeAsync(pause);
        for (const tell of tells) tell();
      }
    };
    return { follow, arrive, tells };
  };

  test('a slow attempt gets no company, and is given longer than the deadline', async () => {
    const { follow, arrive, tells } = arriving();
    let finish: (value: string) => void = () => undefined;
    const second = jest.fn(never);
    const slow = () => new Promise<string>((resolve) => (finish = resolve));
    const result = firstToArrive([slow, second], limits, follow);
    await arrive(6, 2_000);
    expect(second).not.toHaveBeenCalled();
    finish('slow');
    await expect(result).resolves.toBe('slow');
    expect(tells.size).toBe(0);
  });

  test('an attempt that falls silent gets company then', async () => {
    const { follow, arrive } = arriving();
    const result = firstToArrive([never, () => Promise.resolve('second')], limits, follow);
    await arrive(3, 2_000);
    await jest.advanceTimersByTimeAsync(2_500);
    await expect(result).resolves.toBe('second');
  });

  test('one that trickles for a minute is over all the same', async () => {
    const { follow, arrive } = arriving();
    const result = expect(firstToArrive([never], limits, follow)).rejects.toBeInstanceOf(DeadlinePassed);
    await arrive(30, 2_000);
    await result;
  });
});
