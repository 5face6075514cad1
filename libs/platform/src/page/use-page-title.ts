import { useEffect } from 'react';

/** Sets the document's title to «h1 · Puente»; an empty title (not loaded yet) changes nothing. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Puente`;
  }, [title]);
}
