import { z } from 'zod';
import { strictBody } from '../rest/fields.schema.ts';
import { restMessages } from '../rest/messages.catalogue.ts';

/** Addresses in one file, as the protocol of sitemaps has it. */
export const sitemapPageSize = 50_000;

export const sitemapQuerySchema = strictBody({
  page: z
    .string(restMessages.invalidValue)
    .regex(/^[1-9]\d{0,4}$/, restMessages.invalidValue)
    .default('1')
    .transform(Number),
});

/** Part of a site's addresses: what fills in the path of a route, and the day it last changed. */
export const sitemapPageSchema = z.object({
  data: z.array(z.object({ params: z.record(z.string(), z.string()), lastmod: z.iso.date() })),
  meta: z.object({ pageCount: z.int().min(0) }),
});

export type SitemapPage = z.output<typeof sitemapPageSchema>;
