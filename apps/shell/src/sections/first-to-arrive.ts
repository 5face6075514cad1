export class DeadlinePassed extends Error {}

/** In milliseconds; silence is counted while the processor was free to hear what came. */
export interface Limits {
  /** When nothing came of an attempt for so long, the next one starts beside it. */
  patience: number;
  /** When nothing came for so long of any attempt, it is over. */
  deadline: number;
  /** It is over then, whatever still comes. */
  longest: number;
}

/** Silence is counted by so much at a time, so that a phone which was busy for seconds is not taken for a dead line. */
const tick = 250;

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
    /** For how long nothing has come; and nothing of, or since, the last attempt. */
    let silent = 0;
    let patient = 0;
    const end = (settle: () => void) => {
      clearInterval(ticking);
      clearTimeout(longestTimer);
      forgetProgress();
      started = attempts.length;
      settle();
    };
    const giveUp = () => end(() => reject(new DeadlinePassed()));
    const ticking = setInterval(() => {
      silent += tick;
      patient += tick;
      if (silent >= deadline) giveUp();
      else if (patient >= patience) startNext();
    }, tick);
    const startNext = () => {
      patient = 0;
      const attempt = attempts[started];
      if (!attempt) return;
      started += 1;
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
    const forgetProgress = followProgress(() => {
      silent = 0;
      patient = 0;
    });
    startNext();
  });
}
