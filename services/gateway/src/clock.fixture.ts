import { jest } from '@jest/globals';

/** The clock stands still until `jest.setSystemTime`; everything else goes on. So what is kept is kept on a busy machine, too. */
export function stopClock(): void {
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}
