import { z } from 'zod';
import { relationOf } from '../rest/envelope.schema.ts';
import { dataBody, idSchema, strictBody } from '../rest/fields.schema.ts';
import { jobAttributesSchema } from './job-answers.schema.ts';

/** `user` is the caller, whatever the body says. */
export const favoriteInputSchema = strictBody({ job: idSchema, user: z.unknown().optional() }).transform(
  ({ job }) => ({ job }),
);

export const createFavoriteBody = dataBody(favoriteInputSchema);

export const favoriteAttributesSchema = z.object({
  createdAt: z.iso.datetime(),
  job: relationOf(jobAttributesSchema).optional(),
});

export type FavoriteInput = z.output<typeof favoriteInputSchema>;
export type FavoriteAttributes = z.output<typeof favoriteAttributesSchema>;
