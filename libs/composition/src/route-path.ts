/*
 * Paths of routes as the shell's router takes them: whatever the case, with or without a slash at the end, `:name` for any
 * one part. apps/shell/src/route-paths.test.ts compares these with the router.
 */

const partsOf = (path: string) => path.split('/').filter(Boolean);
const isParameter = (part: string) => part.startsWith(':');

/** Fits the addresses of a route: `/detalle-empleo/:jobId` fits `/detalle-empleo/7`. */
export function routePattern(path: string): RegExp {
  const parts = partsOf(path).map((part) => (isParameter(part) ? '[^/]+' : part.replaceAll(/\W/g, '\\$&')));
  return new RegExp(`^/${parts.join('/')}/?$`, 'i');
}

/** Whether some address is of both; `/api/*` stands for whatever begins so. */
export function overlap(one: string, other: string): boolean {
  return partsOverlap(partsOf(one.toLowerCase()), partsOf(other.toLowerCase()));
}

function partsOverlap([first, ...rest]: string[], [second, ...others]: string[]): boolean {
  if (first === '*' || second === '*') return true;
  if (first === undefined || second === undefined) return first === second;
  if (first !== second && !isParameter(first) && !isParameter(second)) return false;
  return partsOverlap(rest, others);
}
