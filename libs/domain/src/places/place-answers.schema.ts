import { z } from 'zod';
import { countries, provinces } from './places.catalogue.ts';
import { distanceUnits } from './places.rules.ts';

/** A place that can be searched at: a country, a state of it, a town, or a postal code. */
export const knownPlaceSchema = z.object({
  /** As a search takes it again: «Houston, Texas». */
  label: z.string(),
  country: z.enum(countries),
  province: z.enum(provinces).nullable(),
  city: z.string().nullable(),
  zip: z.string().nullable(),
});

/** `GET /api/places`: at most eight, those most likely meant first. */
export const knownPlacesAnswerSchema = z.object({ data: z.array(knownPlaceSchema) });

/** Where a search looked: what it named, or the town next to its coordinates. In degrees. */
export const searchedPlaceSchema = z.object({
  label: z.string(),
  country: z.enum(countries).nullable(),
  province: z.enum(provinces).nullable(),
  city: z.string().nullable(),
  zip: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  /** What `near[radius]` is counted in there: that of the filtered country, else of the place's own. */
  unit: z.enum(distanceUnits),
});

/** Parameters that changed nothing: `near`, whose radius has no centre in a whole state or country. */
export const ignoredSchema = z.array(z.literal('near'));

export type KnownPlace = z.output<typeof knownPlaceSchema>;
export type SearchedPlace = z.output<typeof searchedPlaceSchema>;
