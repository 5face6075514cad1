import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { routePattern, servedRegistrySchema, servedReleaseSchema, type RouteData } from '@puente/composition';
import { cached } from './cached.ts';

/** A page of the shell or of a section. */
export interface Route {
  /** As it is declared: `/detalle-empleo/:jobId`. */
  path: string;
  pattern: RegExp;
  /** To be fetched while the shell's own script is still on its way. */
  files: string[];
  /** The shell's API client, too. */
  asksApi: boolean;
  /** Where its address has one of these names, too. */
  asksApiWith?: readonly string[];
  /** What it says of itself; undefined for one of a release that says nothing. */
  told: { title: string; description?: string | undefined } | undefined;
  /** Whether search engines may list it. */
  index: boolean;
  data?: RouteData | undefined;
  sitemap?: { call: string } | undefined;
}

/**
 * Files of a section's page, at most: a browser has six connections to a host that speaks HTTP/1.1, and no page can stop
 * what was announced. Were they all to hang, the shell's own script and what comes in the section's place have the sixth.
 */
const announced = 5;

/** What is published, as one registry says it: another one is another object. */
export interface Published {
  /** The pages of all its sections. */
  routes: Route[];
  /** Itself, as JSON; missing where none was published yet. */
  registry?: string;
}

/** What the registry names, whenever it is asked for. */
export function publishedSections(storeDir: string): () => Promise<Published> {
  const nothing: Published = { routes: [] };
  const read = cached(join(storeDir, 'registry.json'), async (bytes): Promise<Published> => {
    const registry = bytes.toString();
    const { sections } = servedRegistrySchema.parse(JSON.parse(registry));
    const routes = Object.values(sections).map(async ({ entry, pages, apiPages, queries, descriptor }) => {
      const declared = await declaredRoutes(join(storeDir, dirname(entry), 'release.json'));
      return descriptor.routes.map(({ path, access }): Route => {
        const pattern = routePattern(path);
        const { title, description, index, data, sitemap } = declared.find((one) => one.path === path) ?? {};
        const told = title === undefined ? undefined : { title, description };
        // The guard may send a visitor elsewhere.
        if (access !== 'public') return { path, pattern, files: [], asksApi: false, told, index: false };
        const files = [entry, ...(pages[path] ?? []).filter((file) => file !== entry)].slice(0, announced);
        const asksApi = apiPages?.includes(path) ?? true;
        const { names = [], api } = queries?.[path] ?? {};
        const asksApiWith = api ? names : [];
        return { path, pattern, files, asksApi, asksApiWith, told, index: index !== false, data, sitemap };
      });
    });
    return { registry, routes: (await Promise.all(routes)).flat() };
  });
  return async () => (await read()) ?? nothing;
}

/** What the release of a section says of its routes; nothing where it cannot be read, which costs heads and no pages. */
async function declaredRoutes(file: string) {
  try {
    return servedReleaseSchema.parse(JSON.parse(await readFile(file, 'utf8'))).descriptor.routes;
  } catch {
    return [];
  }
}
