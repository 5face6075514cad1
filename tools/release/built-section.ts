import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isCallOf,
  routeAssetsSchema,
  sectionDescriptorSchema,
  type RouteAssets,
  type SectionDescriptor,
  type SectionRouteDescriptor,
} from '@puente/composition';
import { templateProblem } from '@puente/composition/heads';
import { openReads } from '@puente/service-kit/api-routes';
import { z } from 'zod';
import { identify, type Built } from './built-app.ts';

/**
 * A section's build, checked in itself; what it is compared with is in gate.ts. The files of a page or a contribution are
 * all it needs, the door's among them.
 */
export interface BuiltSection
  extends Built, Pick<RouteAssets, 'pages' | 'contributions' | 'english' | 'queries' | 'apiPages'> {
  descriptor: SectionDescriptor;
}

/**
 * Reads a built section and refuses what cannot work with any shell.
 * @throws {Error} in one line, naming the section and what is wrong
 */
export function readBuiltSection(name: string, appsDir: string): BuiltSection {
  const root = join(appsDir, name);
  const dist = join(root, 'dist');
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const refuse = (why: string): never => {
    throw new Error(`section ${name} cannot be published: ${why}`);
  };
  if (!existsSync(join(dist, 'remote.js'))) refuse(`it is not built; run npx nx build ${name}`);

  const parsed = sectionDescriptorSchema.safeParse(read('section.json'));
  if (!parsed.success) return refuse(z.prettifyError(parsed.error).replaceAll('\n', ' '));
  const descriptor = parsed.data;
  if (descriptor.name !== name) refuse(`section.json names it ${descriptor.name}`);

  const assets = routeAssetsSchema.parse(read('dist/route-assets.json'));
  for (const route of descriptor.routes) {
    if (!assets.pages[route.path]) refuse(`its door has no page for ${route.path}`);
    const problem = dataProblem(route);
    if (problem) refuse(`${route.path} ${problem}`);
  }
  for (const { name: contribution } of descriptor.contributions ?? [])
    if (!assets.contributions[contribution]) refuse(`its door has no contribution ${contribution}`);

  const withInitial = (filesByName: Record<string, string[]>) =>
    Object.fromEntries(
      Object.entries(filesByName).map(([key, own]) => [key, [...new Set([...assets.initial, ...own])]]),
    );
  return {
    descriptor,
    ...identify(dist, descriptor.version, JSON.stringify(descriptor)),
    pages: withInitial(assets.pages),
    contributions: withInitial(assets.contributions),
    english: assets.english,
    queries: assets.queries,
    apiPages: assets.apiPages,
  };
}

/** What nobody would see of a route's declared data but as a page without it. */
function dataProblem({ data, sitemap }: SectionRouteDescriptor): string | undefined {
  const calls = [data?.call, sitemap?.call].filter((call) => call !== undefined);
  const closed = calls.find((call) => !openReads.some((read) => isCallOf(read, call)));
  if (closed) return `asks ${closed}, which is no GET of the API that everybody may make`;
  const wrong = templateProblem([data?.head, data?.structuredData]);
  return wrong && `has a template that is none: ${wrong}`;
}
