import { z } from 'zod';
import { countries, provinces } from '../places/places.catalogue.ts';
import { isPlace } from '../places/places.rules.ts';
import {
  durations,
  educationTypes,
  entrepreneurshipServices,
  migrationServices,
  stages,
} from './resource.enums.ts';
import { asksForDuration, asksForStage, type ResourceItem } from './resource.rules.ts';

const text = z.string().trim().min(1);
const inBothLanguages = z.strictObject({ es: text, en: text });

/** An item of a built-in list. Pages do not load this: the lists are checked when they are tested. */
export const resourceItemSchema = z
  .strictObject({
    id: z.int().positive(),
    type: z.enum([...entrepreneurshipServices, ...educationTypes, ...migrationServices]),
    stage: z.enum(stages).nullable(),
    subcategory: z.enum(durations).nullable(),
    needsValidation: z.boolean(),
    country: z.enum(countries),
    state: z.enum(provinces),
    title: inBothLanguages,
    description: inBothLanguages,
    note: inBothLanguages,
    source: z.strictObject({
      name: text,
      language: z.enum(['es', 'en']),
      url: z.url({ protocol: /^https$/, hostname: z.regexes.domain }),
    }),
    date: z.iso.date(),
  })
  .refine(({ country, state }) => isPlace(country, state), {
    error: 'The state is in another country.',
    path: ['state'],
  })
  .refine(({ type, stage }) => (stage !== null) === asksForStage(type), {
    error: 'Capital has a stage, and nothing else has.',
    path: ['stage'],
  })
  .refine(({ type, subcategory }) => (subcategory !== null) === asksForDuration(type), {
    error: 'A degree has a duration, and nothing else has.',
    path: ['subcategory'],
  }) satisfies z.ZodType<ResourceItem>;
