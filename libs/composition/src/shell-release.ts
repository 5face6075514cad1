import { z } from 'zod';

/** Names a folder of the store. */
const version = z.string().regex(/^\w[\w.-]*$/);

/** `release.json` in a published folder of the shell: what sections are compared with. */
export const shellReleaseSchema = z.strictObject({
  version,
  /** Paths of its own pages. */
  pages: z.array(z.string()),
  /** Versions of the packages that it shares with the sections, by name. */
  provides: z.record(z.string(), z.string()),
});

/** `shell.json`: which release of the shell is live; `shell/releases/<version>/` holds what there is to know of it. */
export const shellStateSchema = z.strictObject({
  version,
  /** Newest first; what a rollback returns to. */
  previous: z.array(z.strictObject({ version })).readonly(),
  /** Versions that a rollback replaced: not published again but by name. */
  withdrawn: z.array(z.string()).readonly(),
});

export type ShellRelease = z.infer<typeof shellReleaseSchema>;
export type ShellState = z.infer<typeof shellStateSchema>;

const pageHead = z.object({ title: z.string().min(1), description: z.string().max(160).optional() });

/** `heads.json`, left by the build of the shell: what its own pages say of themselves in the HTML. */
export const shellHeadsSchema = z.object({
  /** By their paths. */
  pages: z.record(z.string(), pageHead),
  /** The page at addresses that are nobody's. */
  notFound: pageHead,
});
