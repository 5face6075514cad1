export class DeadlinePassed extends Error {}

/**
 * Starts the attempts one after another, the next when the last one failed or has taken longer than `patience`, and
 * answers with the first that arrives. Fails with the first failure when all have failed, or at the deadline.
 * @param limits in milliseconds
 */
export function firstToArrive<T>(
  attempts: (() => Promise<T>)[],
  { patience, deadline }: { patience: number; deadline: number },
): Promise<T> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = [];
    let started = 0;
    let company: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void) => {
      clearTimeout(limit);
      clearTimeout(company);
      started = attempts.length;
      settle();
    };
    const startNext = () => {
      clearTimeout(company);
      const attempt = attempts[started];
      if (!attempt) return;
      started += 1;
      company = setTimeout(startNext, patience);
      attempt().then(
        (value) => end(() => resolve(value)),
        (failure: unknown) => {
          failures.push(failure);
          if (failures.length === attempts.length) end(() => reject(failures[0] as Error));
          else startNext();
        },
      );
    };
    const limit = setTimeout(() => end(() => reject(new DeadlinePassed())), deadline);
    startNext();
  });
}
