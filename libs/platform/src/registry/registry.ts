import { z } from 'zod';
import { sectionDescriptorSchema } from './section-descriptor.ts';

const attributes = z.record(z.string(), z.union([z.string(), z.number()]));

/** A lucide icon as drawing data: `[['path', {d: '…'}], …]` inside a 24 × 24 box. */
export const iconDataSchema = z.array(z.tuple([z.string(), attributes]));

/** A published file: its path on this host, and its SHA-384 in SRI form. */
export const publishedFileSchema = z.strictObject({
  href: z.string().startsWith('/sections/'),
  integrity: z.string().startsWith('sha384-'),
});

/** One published build of a section. */
export const publishedVersionSchema = z.strictObject({
  version: z.string(),
  /** The federation container. */
  entry: z.string().startsWith('/sections/'),
  integrity: z.string().startsWith('sha384-'),
  platform: z.string(),
  /** What a page needs besides the container, by the page's path: fetched all at once instead of one after another. */
  pages: z.record(z.string(), z.array(publishedFileSchema).readonly()),
});

export const registeredSectionSchema = publishedVersionSchema.extend({
  descriptor: sectionDescriptorSchema,
  /** Newest first; what the loader falls back to and a rollback returns to. */
  previous: z.array(publishedVersionSchema.extend({ descriptor: sectionDescriptorSchema })).readonly(),
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
export type PublishedFile = z.infer<typeof publishedFileSchema>;
export type IconData = z.infer<typeof iconDataSchema>;
