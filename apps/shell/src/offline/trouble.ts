import { useEffect, useState } from 'react';

/** Tells whether the page, of whatever section it is, says that something could not be shown and can be tried again. */
export function followTrouble(tell: (trouble: boolean) => void): () => void {
  const look = () => tell(document.querySelector('[data-trouble]') !== null);
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

export function useTrouble(): boolean {
  const [trouble, setTrouble] = useState(false);
  useEffect(() => followTrouble(setTrouble), []);
  return trouble;
}
