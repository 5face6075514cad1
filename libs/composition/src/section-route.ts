import { z } from 'zod';
import { paramNames } from './route-path.ts';

/** Who may open a route. The server decides again on every call; this only spares a person a dead end. */
export const accessLevels = ['public', 'signed-in', 'user', 'employer'] as const;

/** What a route's path looks like. */
export const pathSchema = z
  .string()
  .regex(/^\/[a-z0-9\-/:A-Z]*$/, 'a path such as /empleos or /detalle-empleo/:jobId');

const call = z.string().regex(/^\/[^\s#\\]+$/, 'a call such as /jobs/:jobId?populate=*');
/** json-e, over `{ answer, params, path, site: { name, url } }`. */
const template = z.record(z.string(), z.json());

/** The public call whose answer a page is made of, and what search engines and shared links are told by it (decision 35). */
export const routeDataSchema = z.strictObject({
  /** Below `/api`, with the path's own parameters by their names, and those below. */
  call,
  /** What the call takes of the address behind its `?`: `jobId` of `/aplicar?jobId=7`. Without it, the address names nothing. */
  params: z.array(z.string().regex(/^[a-zA-Z0-9]+$/, 'a name such as jobId')).optional(),
  /** Makes what `headSchema` describes. */
  head: template.optional(),
  /** Makes an object of schema.org, for JSON-LD. */
  structuredData: template.optional(),
  /** What the page is called, as its `<h1>` says it, where there is nothing to show; 404 also of an address that can name nothing. */
  refusals: z
    .strictObject({ 404: z.string().min(1).optional(), 410: z.string().min(1).optional() })
    .optional(),
});

/** What a page shows besides when its address asks for something (`/empleos?q=cocina`). */
export const routeQuerySchema = z.strictObject({
  /** Of the address: one of them is enough. */
  names: z.array(z.string().min(1)).min(1).readonly(),
  /** The module below `src` that the page imports then; its files come beside the page's instead of after them. */
  module: z.string().regex(/^[\w./-]+\.tsx?$/, 'a module such as search/search-results.tsx'),
});

/** One page of a section. */
export const sectionRouteSchema = z
  .strictObject({
    path: pathSchema,
    access: z.enum(accessLevels),
    /** Its `<h1>`, which its tab is named by. */
    title: z.string().min(1),
    /** For who sees it in a list of results. */
    description: z.string().min(1).max(160).optional(),
    /** `false`: a public page that nobody should find by a search. */
    index: z.literal(false).optional(),
    data: routeDataSchema.optional(),
    query: routeQuerySchema.optional(),
    /** The call that lists the parameters of all its pages: `{ data: [{ params, lastmod }], meta: { pageCount } }`. */
    sitemap: z.strictObject({ call }).optional(),
  })
  .superRefine(({ path, access, data, sitemap }, { addIssue }) => {
    const own = paramNames(path);
    const asked = data?.params ?? [];
    for (const name of paramNames(data?.call ?? ''))
      if (![...own, ...asked].includes(name))
        addIssue(`${data?.call} names :${name}, which ${path} does not have`);
    for (const name of asked) if (own.includes(name)) addIssue(`${path} has :${name} itself`);
    if ((data || sitemap) && access !== 'public')
      addIssue(`${path} is not public, so nobody else sees its data`);
    if (sitemap && own.length === 0) addIssue(`${path} is one page, and needs no list of its pages`);
    if (sitemap && paramNames(sitemap.call).length > 0) addIssue(`${sitemap.call} can have no parameters`);
  });

export type SectionRouteDescriptor = z.infer<typeof sectionRouteSchema>;
export type RouteData = z.infer<typeof routeDataSchema>;
export type Access = (typeof accessLevels)[number];
