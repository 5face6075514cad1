/** An answer that a test holds back: `late` is here once `answer` is called. */
export function later() {
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  return { late, answer: () => answer() };
}
