import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetFirstText } from './first-text.ts';
import { PageBoundary } from './page-boundary.tsx';
import { type LoadedPage } from './page-loader.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { reasonOf, type FailureReason } from './section-failure.ts';
import { SectionTrouble } from './section-trouble.tsx';

export interface RoutedPageProps {
  /** What the person is told could not be shown. */
  label: string;
  /** The page if it is here already: then nothing flickers. */
  opened?: LoadedPage | undefined;
  /** Is told when nobody waits for the page any more. */
  open: (left: AbortSignal) => Promise<LoadedPage>;
  /** Told of a page that threw when it was drawn; answers whether `open` may now give another. */
  reject?: ((page: LoadedPage) => boolean) | undefined;
  /** Made before a person's next try: what it answers is called together with it. */
  prepareRetry?: (() => Promise<() => void>) | undefined;
}

/** A page of the shell or of a section: while it comes, when it is there, and when it cannot be had. */
export function RoutedPage({ label, opened, open, reject, prepareRetry }: RoutedPageProps) {
  const [attempt, setAttempt] = useState(0);
  const [page, setPage] = useState(opened);
  const [failure, setFailure] = useState<FailureReason>();
  const { pathname } = useLocation();

  useEffect(() => {
    if (page) return;
    const left = new AbortController();
    const wanted = () => !left.signal.aborted;
    open(left.signal).then(
      // Drawn in slices: a slow phone answers a finger in between.
      (loaded) => wanted() && startTransition(() => setPage(loaded)),
      (cause: unknown) => wanted() && setFailure(reasonOf(cause)),
    );
    return () => left.abort();
  }, [open, page, attempt]);

  // Before anything is painted: a page and what stood for it are never there together.
  useLayoutEffect(() => {
    if (page) forgetFirstText();
  }, [page]);

  // What somebody has written into is not replaced under their hands.
  const written = useRef(false);
  useEffect(() => {
    const onInput = () => (written.current = true);
    written.current = false;
    addEventListener('input', onInput, true);
    return () => removeEventListener('input', onInput, true);
  }, [page]);

  const retry = useCallback(async () => {
    setFailure(undefined);
    const apply = await prepareRetry?.();
    apply?.();
    // One that threw comes anew, of whatever version is now the right one.
    if (prepareRetry) setPage(undefined);
    setAttempt((count) => count + 1);
  }, [prepareRetry]);

  const onBroken = () => {
    if (!page || written.current || !reject?.(page)) return;
    setPage(undefined);
    setAttempt((count) => count + 1);
  };

  if (page) {
    return (
      <PageBoundary
        key={`${pathname} ${attempt}`}
        onBroken={onBroken}
        fallback={<SectionTrouble label={label} reason="broken" onRetry={() => void retry()} />}
      >
        <page.Page />
      </PageBoundary>
    );
  }
  return failure ? (
    <SectionTrouble label={label} reason={failure} onRetry={() => void retry()} />
  ) : (
    <PageSkeleton />
  );
}
