import { z } from 'zod';

/** The field names are given (docs/product.md#posts). */
export const postAttributesSchema = z.object({
  Nombre: z.string(),
  documentID: z.string(),
  Number: z.number().nullable(),
  createdAt: z.iso.datetime(),
});

export type PostAttributes = z.output<typeof postAttributesSchema>;
