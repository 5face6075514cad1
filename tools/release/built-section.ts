import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  routeAssetsSchema,
  sectionDescriptorSchema,
  type RouteAssets,
  type SectionDescriptor,
} from '@puente/composition';
import { z } from 'zod';
import { identify, type Built } from './built-app.ts';

/**
 * A section's build, checked in itself; what it is compared with is in gate.ts. The files of a page or a contribution are
 * all it needs, the door's among them.
 */
export interface BuiltSection extends Built, Pick<RouteAssets, 'pages' | 'contributions' | 'apiPages'> {
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
  for (const { path } of descriptor.routes)
    if (!assets.pages[path]) refuse(`its door has no page for ${path}`);
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
    apiPages: assets.apiPages,
  };
}
