import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
  open: () => Promise<LoadedPage>;
}

/** A page of the shell or of a section: while it comes, when it is there, and when it cannot be had. */
export function RoutedPage({ label, opened, open }: RoutedPageProps) {
  const [attempt, setAttempt] = useState(0);
  const [page, setPage] = useState(opened);
  const [failure, setFailure] = useState<FailureReason>();
  const { pathname } = useLocation();

  useEffect(() => {
    if (page) return;
    let wanted = true;
    open().then(
      // Drawn in slices: a slow phone answers a finger in between.
      (loaded) => wanted && startTransition(() => setPage(loaded)),
      (cause: unknown) => wanted && setFailure(reasonOf(cause)),
    );
    return () => {
      wanted = false;
    };
  }, [open, page, attempt]);

  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, []);

  if (page) {
    return (
      <PageBoundary
        key={`${pathname} ${attempt}`}
        fallback={<SectionTrouble label={label} reason="broken" onRetry={retry} />}
      >
        <page.Page />
      </PageBoundary>
    );
  }
  return failure ? <SectionTrouble label={label} reason={failure} onRetry={retry} /> : <PageSkeleton />;
}
