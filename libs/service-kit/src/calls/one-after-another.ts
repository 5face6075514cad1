import DataLoader from 'dataloader';
import { detached } from './call-signal.ts';

/**
 * Does some work for several calls at once: who comes while it is under way is served by the next, which begins after they came.
 * Where none is under way it begins once all that has arrived is read; else the first of those would have a piece of its own.
 * Nobody waits for who has not come. It does not end with the call of the one who happened to begin it.
 * @param work answers each that asks, in their order
 * @param mostAtOnce of one piece; what is beyond it begins beside it
 */
export function oneAfterAnother<Asked, Answer>(
  work: (asked: readonly Asked[]) => Promise<(Answer | Error)[]>,
  mostAtOnce: number,
): DataLoader<Asked, Answer> {
  let underWay: Promise<unknown> | undefined;
  return new DataLoader(
    (asked) => {
      const working = detached(() => work(asked));
      underWay = working;
      const done = () => {
        if (underWay === working) underWay = undefined;
      };
      working.then(done, done);
      return working;
    },
    {
      cache: false,
      maxBatchSize: mostAtOnce,
      batchScheduleFn: (begin) => {
        if (underWay) void underWay.then(begin, begin);
        else setImmediate(begin);
      },
    },
  );
}
