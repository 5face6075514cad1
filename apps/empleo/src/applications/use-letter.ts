import { useEffect, useRef, useState } from 'react';

/** The letter being written, and what is offered to put into its box: only into an empty one without asking. */
export function useLetter(letter: string, type: (letter: string) => void) {
  const [offered, setOffered] = useState<string>();
  const [filled, setFilled] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (filled === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(filled.length, filled.length);
  }, [filled]);

  const fill = (text: string) => {
    type(text);
    setFilled(text);
    setOffered(undefined);
  };
  return {
    area,
    offer: (text: string) => {
      if (letter.trim() === '' || letter === filled) fill(text);
      else setOffered(text);
    },
    /** What would take the place of something written: to be asked about. */
    offered,
    accept: () => fill(offered ?? letter),
    decline: () => setOffered(undefined),
  };
}
