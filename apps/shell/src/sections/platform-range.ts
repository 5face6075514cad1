/**
 * Whether a platform version satisfies a section's range, which is always of the form `^1.2.3` (the descriptor's
 * schema says so); a whole semver library would weigh more than the rest of the loader.
 */
export function satisfiesPlatform(version: string, range: string): boolean {
  const [major, minor, patch] = numbers(version);
  const [wantMajor, wantMinor, wantPatch] = numbers(range.replace(/^\^/, ''));
  return major === wantMajor && (minor > wantMinor || (minor === wantMinor && patch >= wantPatch));
}

function numbers(version: string): [number, number, number] {
  const [major = NaN, minor = NaN, patch = NaN] = version.split('.').map(Number);
  return [major, minor, patch];
}
