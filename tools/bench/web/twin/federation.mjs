// In the twin, in place of apps/shell/src/sections/federation.ts, of which its failures' names are left.
export class EntryUnreachable extends Error {}
