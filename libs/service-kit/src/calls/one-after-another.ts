import DataLoader from 'dataloader';
import { detached } from './call-signal.ts';

/**
 * Does some work for several calls at once: who comes while it is under way is served by the next, which begins after they came.
 * Alone, nobody waits for others; sixteen at once are two or three pieces of work. It does not end with the call of the one who
 * happened to begin it.
 * @param work answers each that asks, in their order
 * @param mostAtOnce of one piece; what is beyond it begins beside it
 */
export function oneAfterAnother<Asked, Answer>(
  work: (asked: readonly Asked[]) => Promise<(Answer | Error)[]>,
  mostAtOnce: number,
): DataLoader<Asked, Answer> {
  let underWay: Promise<unknown> = Promise.resolve();
  return new DataLoader(
    (asked) => {
      const working = detached(() => work(asked));
      underWay = working;
      return working;
    },
    {
      cache: false,
      maxBatchSize: mostAtOnce,
      batchScheduleFn: (begin) => void underWay.then(begin, begin),
    },
  );
}
