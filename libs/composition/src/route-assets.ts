import { z } from 'zod';

const filesByName = z.record(z.string(), z.array(z.string()));

/**
 * `route-assets.json`, left by the build of the shell or of a section (tools/federation/route-assets-plugin.mjs). Files are
 * scripts and styles, relative to the build's folder.
 */
export const routeAssetsSchema = z.object({
  /** What every page needs: the entry of the shell, the door of a section. */
  initial: z.array(z.string()),
  /** What each page's first visit needs beyond that, by the page's path. */
  pages: filesByName,
  /** The same for what a section adds to others' pages, by its name. */
  contributions: filesByName,
  /** What each of them needs besides for who reads English. */
  english: filesByName.default({}),
  /** What a page needs besides where its address has one of `names`, by the page's path. */
  queries: z
    .record(
      z.string(),
      z.object({ names: z.array(z.string()), files: z.array(z.string()), api: z.boolean() }),
    )
    .default({}),
  /** The API client that sections share; of the shell alone. */
  apiClient: z.array(z.string()),
  /** Paths of the pages that need the API client at once. */
  apiPages: z.array(z.string()),
});

export type RouteAssets = z.infer<typeof routeAssetsSchema>;
