/*
 * Paths of routes as the shell's router takes them: whatever the case, with or without a slash at the end, `:name` for any
 * one part. apps/shell/src/route-paths.test.ts compares these with the router.
 */

const partsOf = (path: string) => path.split('/').filter(Boolean);
const parameter = /(?<=[/=]):([a-zA-Z0-9-]+)/g;
const isParameter = (part: string) => part.startsWith(':');

/** Fits the addresses of a route: `/detalle-empleo/:jobId` fits `/detalle-empleo/7`. */
export function routePattern(path: string): RegExp {
  const parts = partsOf(path).map((part) => (isParameter(part) ? '[^/]+' : part.replaceAll(/\W/g, '\\$&')));
  return new RegExp(`^/${parts.join('/')}/?$`, 'i');
}

/** `/detalle-empleo/:jobId` has `jobId`; so has a call, `/jobs/:jobId?populate=*`. */
export function paramNames(path: string): string[] {
  return [...path.matchAll(parameter)].map(([, name = '']) => name);
}

/**
 * A path or a call with its parameters filled in, each as one part of an address.
 * @returns undefined where one is missing, or would be no part of its own (`..`)
 */
export function fillParams(path: string, params: Readonly<Record<string, string>>): string | undefined {
  if (paramNames(path).some((name) => !params[name] || /^\.{1,2}$/.test(params[name]))) return undefined;
  return path.replaceAll(parameter, (_, name: string) => `${encodeURIComponent(params[name] ?? '')}`);
}

/** Parameters of an address that the route's pattern fits, decoded; undefined where they cannot be. */
export function readParams(path: string, address: string): Record<string, string> | undefined {
  const values = partsOf(address);
  try {
    return Object.fromEntries(
      partsOf(path).flatMap((part, index) =>
        isParameter(part) ? [[part.slice(1), decodeURIComponent(values[index] ?? '')]] : [],
      ),
    );
  } catch {
    return undefined;
  }
}

/** Whether a call that a route declares, `/jobs/:jobId?populate=*`, is the service's `GET /api/jobs/{id}`. */
export function isCallOf(serviceCall: string, declared: string): boolean {
  const [, path = ''] = /^GET \/api(\/.*)$/.exec(serviceCall) ?? [];
  const [asked = ''] = declared.replaceAll(parameter, 'x').split('?');
  return path !== '' && routePattern(path.replaceAll(/\{(\w+)\}/g, ':$1')).test(asked);
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
