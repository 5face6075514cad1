import { z } from 'zod';
import { isStorable, strictBody } from '../rest/fields.schema.ts';
import { restMessages } from '../rest/messages.catalogue.ts';
import { countries, provinces } from './places.catalogue.ts';

const shortest = 2;
const longest = 60;

/** `GET /api/places`: the beginning of a name or of a postal code, or a state whose biggest cities are asked for. */
export const placesQuerySchema = strictBody({
  q: z
    .string(restMessages.invalidValue)
    .refine(isStorable, restMessages.invalidValue)
    .transform((text) => text.trim() || undefined)
    .refine(
      (text) => text === undefined || (text.length >= shortest && text.length <= longest),
      restMessages.invalidValue,
    )
    .optional(),
  country: z.enum(countries, restMessages.invalidOption).optional(),
  province: z.enum(provinces, restMessages.invalidOption).optional(),
}).refine(({ q, province }) => q !== undefined || province !== undefined, {
  path: ['q'],
  message: restMessages.requiredField,
});

export type PlacesQuery = z.output<typeof placesQuerySchema>;
