import { z } from 'zod';
import { isStorable, strictBody } from '../rest/fields.schema.ts';
import { countries, provinces } from './places.catalogue.ts';

const shortest = 2;
const longest = 60;

const wrong = {
  q: `q debe ser un texto de ${shortest} a ${longest} caracteres.`,
  country: `country debe ser uno de estos: ${countries.join(', ')}.`,
  prefer: `prefer debe ser uno de estos: ${countries.join(', ')}.`,
  province: 'province debe ser el nombre de un estado o de una provincia.',
} as const;

/** `GET /api/places`: the beginning of a name or of a postal code, or a state whose biggest cities are asked for. */
export const placesQuerySchema = strictBody({
  q: z
    .string(wrong.q)
    .refine(isStorable, wrong.q)
    .transform((text) => text.trim() || undefined)
    .refine((text) => text === undefined || (text.length >= shortest && text.length <= longest), wrong.q)
    .optional(),
  country: z.enum(countries, wrong.country).optional(),
  province: z.enum(provinces, wrong.province).optional(),
  /** The country whose places come before others of up to a hundred times their inhabitants. */
  prefer: z.enum(countries, wrong.prefer).optional(),
}).refine(({ q, province }) => q !== undefined || province !== undefined, {
  path: ['q'],
  message: 'Falta q o province.',
});

export type PlacesQuery = z.output<typeof placesQuerySchema>;
