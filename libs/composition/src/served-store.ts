import { z } from 'zod';
import { registeredSectionSchema } from './registry.ts';
import { routeAssetsSchema } from './route-assets.ts';
import { routeDataSchema, sectionRouteSchema } from './section-route.ts';
import { shellStateSchema } from './shell-release.ts';

/*
 * What a gateway reads of the store. A release tool older or newer than the gateway may have written it, and pages are to be
 * served all the same: these ask for what serving needs and no more, pass over fields they do not know, and let through
 * words they do not know (a new level of access, a new form of path). Who publishes reads the same files by the whole
 * schemas, and stops at what it does not know: it would write the file back without it.
 */

/** Of `shell.json`. */
export const servedShellSchema = z.object(shellStateSchema.pick({ version: true }).shape);

/** Of the `route-assets.json` in a release of the shell. */
export const servedRouteAssetsSchema = routeAssetsSchema.pick({ pages: true, apiClient: true });

/** Of `registry.json`. */
export const servedRegistrySchema = z.object({
  sections: z.record(
    z.string(),
    z.object({
      ...registeredSectionSchema.pick({ entry: true, pages: true, apiPages: true }).shape,
      queries: z
        .record(z.string(), z.object({ names: z.array(z.string()), api: z.boolean() }))
        .optional()
        .catch(undefined),
      descriptor: z.object({ routes: z.array(z.object({ path: z.string(), access: z.string() })) }),
    }),
  ),
});

/**
 * Of the `release.json` in a published folder of a section: what its pages say of themselves in the HTML. The registry has
 * it not: every browser reads that, and none of this. A declaration of another form is as none: its page is served
 * without.
 */
export const servedReleaseSchema = z.object({
  descriptor: z.object({
    routes: z.array(
      z.object({
        path: z.string(),
        title: z.string(),
        description: z.string().optional().catch(undefined),
        index: z.boolean().optional().catch(undefined),
        data: z.object(routeDataSchema.shape).optional().catch(undefined),
        sitemap: z.object(sectionRouteSchema.shape.sitemap.unwrap().shape).optional().catch(undefined),
      }),
    ),
  }),
});
