import { useEffect, useRef, useState } from 'react';
import { latePart, Nothing } from '../shared/late-part.tsx';

const load = async () => (await import('./similar-section.tsx')).SimilarSection;
/** The page is whole without it: where it does not come, as without a connection, nothing is said to have failed. */
const SimilarSection = latePart(load, Nothing, Nothing);

/** How far from the window's edge it is asked for, so that it stands there by the time somebody has come to it. */
const ahead = '600px';

/** Jobs like one, for whoever reads on to the end of a page: most do not, and pay nothing for it. */
export function SimilarJobsBelow({ id, known = true }: { id: number; known?: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (wanted || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWanted(true), {
      rootMargin: ahead,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [wanted]);
  return <div ref={end}>{wanted && <SimilarSection key={id} id={id} known={known} />}</div>;
}
