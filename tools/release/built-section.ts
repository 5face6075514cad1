import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionDescriptorSchema, type SectionDescriptor } from '@puente/composition';
import { z } from 'zod';
import { identify, type Built } from './built-app.ts';

/** A section's build, checked in itself; what it is compared with is in gate.ts. */
export interface BuiltSection extends Built {
  descriptor: SectionDescriptor;
  /** Files of each page, by its path, relative to `dist`. */
  pages: Record<string, string[]>;
  /** Files of each contribution, by its name, relative to `dist`. */
  contributions: Record<string, string[]>;
  /** Paths of the pages that need the API client at once. */
  apiPages: string[];
}

const routeAssetsSchema = z.object({
  initial: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.string())),
  contributions: z.record(z.string(), z.array(z.string())).default({}),
  apiPages: z.array(z.string()),
});

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
