/**
 * Whether some address is of both patterns, as the shell's router and the gateway match them: whatever the case, with or
 * without a slash at the end, a parameter for any one part and a splat for any rest.
 */
export function overlap(one: string, other: string): boolean {
  return partsOverlap(partsOf(one), partsOf(other));
}

const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

function partsOverlap([first, ...rest]: string[], [second, ...others]: string[]): boolean {
  if (first === '*' || second === '*') return true;
  if (first === undefined || second === undefined) return first === second;
  if (first !== second && !first.startsWith(':') && !second.startsWith(':')) return false;
  return partsOverlap(rest, others);
}
