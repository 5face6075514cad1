import { useState } from 'react';
import { keepDraft, readDraft } from '@puente/platform/forms';

/** A text that is kept as it is typed. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(key));
  const type = (next: string) => {
    setText(next);
    keepDraft(key, next);
  };
  return [text, type];
}
