import { useEffect, useRef } from 'react';

/** Focuses the first wrong field after each submit that was refused. For the form's `ref`. */
export function useFirstErrorFocus(submitCount: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return form;
}
