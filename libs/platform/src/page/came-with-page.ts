/** For so long it is taken for what the server would say now. In milliseconds, from when the page was asked for. */
const fresh = 60_000;

/**
 * Blocks of data that the gateway put into the page's HTML, marked `data-<kind>`. Nothing where the browser may have taken
 * the HTML from its cache without asking (back, forward, a tab that was restored), or once it has grown old.
 */
export function cameWithPage(kind: 'answer' | 'registry'): HTMLScriptElement[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>(`script[data-${kind}]`)];
  if (scripts.length === 0 || Date.now() - performance.timeOrigin > fresh) return [];
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' ? [] : scripts;
}
