export class DeadlinePassed extends Error {}

/** In milliseconds. */
export interface Limits {
  /** When nothing came of an attempt for so long, the next one starts beside it. */
  patience: number;
  /** When nothing came for so long of any attempt, it is over. */
  deadline: number;
  /** It is over then, whatever still comes. */
  longest: number;
}

/**
 * Starts the attempts one after another, the next when the last one failed or has been silent for longer than
 * `patience`, and answers with the first that arrives. Fails with the first failure when all have failed, or when it
 * has taken too long.
 * @param followProgress calls back whenever something came of what is awaited, until its own answer is called
 */
export function firstToArrive<T>(
  attempts: (() => Promise<T>)[],
  { patience, deadline, longest }: Limits,
  followProgress: (onProgress: () => void) => () => void = () => () => undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = [];
    let started = 0;
    let nextTimer: ReturnType<typeof setTimeout> | undefined;
    let deadlineTimer: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void) => {
      for (const timer of [nextTimer, deadlineTimer, longestTimer]) clearTimeout(timer);
      forgetProgress();
      started = attempts.length;
      settle();
    };
    const giveUp = () => end(() => reject(new DeadlinePassed()));
    const waitAnew = () => {
      clearTimeout(nextTimer);
      clearTimeout(deadlineTimer);
      nextTimer = setTimeout(startNext, patience);
      deadlineTimer = setTimeout(giveUp, deadline);
    };
    const startNext = () => {
      clearTimeout(nextTimer);
      const attempt = attempts[started];
      if (!attempt) return;
      started += 1;
      nextTimer = setTimeout(startNext, patience);
      attempt().then(
        (value) => end(() => resolve(value)),
        (failure: unknown) => {
          failures.push(failure);
          if (failures.length === attempts.length) end(() => reject(failures[0] as Error));
          else startNext();
        },
      );
    };
    const longestTimer = setTimeout(giveUp, longest);
    const forgetProgress = followProgress(waitAnew);
    waitAnew();
    startNext();
  });
}
