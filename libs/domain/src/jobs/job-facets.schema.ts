import { z } from 'zod';
import { ignoredSchema, searchedPlaceSchema } from '../places/place-answers.schema.ts';
import { radii } from '../job-search/job-search.enums.ts';
import { type Wish } from '../job-search/job-search.rules.ts';
import { isStorable, strictBody } from '../rest/fields.schema.ts';
import { searchMatchSchema } from './job-answers.schema.ts';

/** What a list of jobs can be narrowed by. */
export const jobFacets = [
  'country',
  'province',
  'category',
  'subcategory',
  'modality',
  'workLanguage',
  'jobType',
  'visaRequirement',
  'affinities',
  'annualSalary',
  'publishedAt',
] as const;
export type JobFacet = (typeof jobFacets)[number];

const countSchema = z.object({ value: z.string(), count: z.int().min(1) });

/**
 * `GET /api/jobs/facets`: how many jobs each value would leave, were it chosen instead of what its facet asks for now. `total`
 * and `matched` are those of the list. `annualSalary` is counted from each of the levels on, `publishedAt` since `24h`, `3d`
 * and `7d`.
 */
export const jobFacetsSchema = z.object({
  data: z.partialRecord(z.enum(jobFacets), z.array(countSchema)),
  meta: z.object({
    total: z.int().min(0),
    /** As in the list: of words that very many jobs have, all counts are those among the newest. */
    capped: z.literal(true).optional(),
    matched: searchMatchSchema.optional(),
    place: searchedPlaceSchema.nullable().optional(),
    ignored: ignoredSchema.optional(),
  }),
});

const wishes = [
  'text',
  'place',
  'radius',
  'at',
  'country',
  'province',
  'category',
  'subcategory',
  'modality',
  'jobType',
  'payFrom',
  'since',
  'visa',
  'language',
  'affinities',
  'employer',
] as const satisfies readonly Wish[];

const alternativeCount = {
  count: z.int().min(1),
  /** Whether there may be more: of words that very many jobs have the newest are counted. */
  capped: z.literal(true).optional(),
};

/**
 * `GET /api/jobs/alternatives`: which wishes keep jobs from being found, and how many there are without each, what is let go
 * most easily first. Where nothing is found, and no single one is enough, `together` has several that are; with a `radius`, the
 * place stays among them, that much wider, in the unit asked for.
 */
export const jobAlternativesSchema = z.object({
  data: z.array(z.object({ drop: z.enum(wishes), ...alternativeCount })),
  together: z
    .object({
      drop: z.array(z.enum(wishes)).min(1),
      radius: z.literal(radii).optional(),
      ...alternativeCount,
    })
    .optional(),
});

const wrongBeginning = 'q debe ser un texto de 2 a 60 caracteres.';

/** `q`: 2 to 60 characters. */
export const jobSuggestionsQuerySchema = strictBody({
  q: z
    .string(wrongBeginning)
    .trim()
    .refine((text) => text.length >= 2 && text.length <= 60 && isStorable(text), wrongBeginning),
});

export const suggestionKinds = ['title', 'category', 'subcategory', 'company'] as const;

/** `GET /api/jobs/suggestions`: what begins as somebody types, at most eight. */
export const jobSuggestionsSchema = z.object({
  data: z.array(z.object({ kind: z.enum(suggestionKinds), text: z.string() })).max(8),
});

export type JobFacets = z.output<typeof jobFacetsSchema>;
export type JobAlternatives = z.output<typeof jobAlternativesSchema>;
export type JobSuggestions = z.output<typeof jobSuggestionsSchema>;
export type JobSuggestion = JobSuggestions['data'][number];
