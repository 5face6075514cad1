/** Tells a person at a terminal, or a log, how far the start is. */
export interface Steps {
  /** Announces a step, does it, and says how long it took. */
  step: <T>(title: string, work: () => Promise<T>) => Promise<T>;
  /** A line of its own. */
  say: (text: string) => void;
}

export function createSteps(write: (text: string) => void): Steps {
  let number = 0;
  return {
    step: async (title, work) => {
      number += 1;
      write(`${String(number).padStart(2)}. ${title} …\n`);
      const started = performance.now();
      const result = await work();
      write(`    done in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
      return result;
    },
    say: (text) => write(`${text}\n`),
  };
}

/** For tests and tools that have output of their own. */
export const silentSteps: Steps = createSteps(() => undefined);
