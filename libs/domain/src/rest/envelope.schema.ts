import { z } from 'zod';

const maxInt4 = 2_147_483_647;
const answerId = z.int().min(1).max(maxInt4);

export const paginationSchema = z.object({
  page: z.int().min(1),
  pageSize: z.int().min(1),
  pageCount: z.int().min(0),
  total: z.int().min(0),
});

export function entryOf<S extends z.ZodType>(attributes: S) {
  return z.object({ id: answerId, attributes });
}

export function dataDocumentOf<S extends z.ZodType>(attributes: S) {
  return z.object({ data: entryOf(attributes) });
}

export function listDocumentOf<S extends z.ZodType>(attributes: S) {
  return z.object({ data: z.array(entryOf(attributes)), meta: z.object({ pagination: paginationSchema }) });
}

export function relationOf<S extends z.ZodType>(attributes: S) {
  return z.object({ data: entryOf(attributes).nullable() });
}

export const errorDocumentSchema = z.object({
  data: z.null(),
  error: z.object({
    status: z.int().min(400).max(599),
    name: z.string(),
    message: z.string(),
    details: z.strictObject({
      errors: z
        .array(z.strictObject({ path: z.array(z.string()), message: z.string(), name: z.string() }))
        .optional(),
      reason: z.string().optional(),
      /** Of a next step that `reason` asks for; good once, for minutes. */
      token: z.string().optional(),
      current: z.unknown().optional(),
    }),
  }),
});
