import { z } from 'zod';
import { sectionDescriptorSchema } from './section-descriptor.ts';

const attributes = z.record(z.string(), z.union([z.string(), z.number()]));

/** A lucide icon as drawing data: `[['path', {d: '…'}], …]` inside a 24 × 24 box. */
export const iconDataSchema = z.array(z.tuple([z.string(), attributes]));

const published = z.string().startsWith('/sections/');

/** One published build of a section. */
export const publishedVersionSchema = z.strictObject({
  version: z.string(),
  /** Path of the federation container on this host. */
  entry: published,
  /** Of the container, in SRI form; the container holds those of its chunks. */
  integrity: z.string().startsWith('sha384-'),
  platform: z.string(),
});

/** `release.json` in a published folder: all there is to know of that build. */
export const releaseSchema = publishedVersionSchema.extend({
  descriptor: sectionDescriptorSchema,
  /** Paths of what a page needs, by the page's path: fetched all at once instead of one after another. */
  pages: z.record(z.string(), z.array(published).readonly()),
  /** The same for its contributions, by their names; missing where there are none. */
  contributions: z.record(z.string(), z.array(published).readonly()).optional(),
  /** What pages and contributions need besides for who reads English, by path or name. */
  english: z.record(z.string(), z.array(published).readonly()).optional(),
  /** What pages need besides where the address has one of `names`, by the page's path; with `api` the API client, too. */
  queries: z
    .record(
      z.string(),
      z.strictObject({
        names: z.array(z.string()).readonly(),
        files: z.array(published).readonly(),
        api: z.boolean(),
      }),
    )
    .optional(),
  /** Paths of the pages that need the API client at once; missing where that is not known. */
  apiPages: z.array(z.string()).readonly().optional(),
});

export const registeredSectionSchema = releaseSchema.extend({
  /** Newest first; what the loader falls back to and a rollback returns to. */
  previous: z.array(publishedVersionSchema).readonly(),
  /** Versions that a rollback replaced: never loaded again, until published anew. */
  withdrawn: z.array(z.string()).readonly().optional(),
});

/** `registry.json`: the one mutable file of the section store. */
export const registrySchema = z.strictObject({
  sections: z.record(z.string(), registeredSectionSchema),
  /** Drawing data of every icon the descriptors name. */
  icons: z.record(z.string(), iconDataSchema),
});

export type Registry = z.infer<typeof registrySchema>;
export type RegisteredSection = z.infer<typeof registeredSectionSchema>;
export type PublishedVersion = z.infer<typeof publishedVersionSchema>;
export type Release = z.infer<typeof releaseSchema>;
export type IconData = z.infer<typeof iconDataSchema>;
