import { z } from 'zod';
import { ignoredSchema, searchedPlaceSchema } from '../places/place-answers.schema.ts';
import { countries, provinces } from '../places/places.catalogue.ts';
import { listDocumentOf, paginationSchema, relationOf } from '../rest/envelope.schema.ts';
import { option, versionSchema } from '../rest/fields.schema.ts';
import { jobCategories, jobCategoryNames } from './job-categories.catalogue.ts';
import {
  affinities,
  jobStatuses,
  jobTypes,
  modalities,
  visaRequirements,
  workLanguages,
} from './job.enums.ts';
import { payCurrencies, type PayPeriod, payPeriods } from './salary-text.rules.ts';
import { type JobPay } from './salary.rules.ts';

const subcategoryNames = jobCategories.flatMap(({ subcategories }) => subcategories);

/** What a job shows of its employer. */
export const employerAttributesSchema = z.object({
  username: z.string(),
  nombreEmpresa: z.string().nullable(),
});

/** What the salary's text says, where it can be read without a doubt. */
const paySchema: z.ZodType<JobPay> = z.object({
  min: z.number().positive(),
  max: z.number().positive().nullable(),
  currency: z.enum(payCurrencies),
  period: z.enum(Object.keys(payPeriods) as PayPeriod[]),
});

/** A job as everybody reads it. `employer` is there only when populated. */
export const jobAttributesSchema = z.object({
  title: z.string(),
  description: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  country: option(countries),
  province: option(provinces),
  /** Of the postal code, in the United States; null elsewhere and where the two disagree. */
  city: z.string().nullable(),
  zipCode: z.string(),
  category: option(jobCategoryNames),
  subcategory: option(subcategoryNames),
  modality: option(modalities),
  workLanguage: option(workLanguages),
  visaRequirement: option(visaRequirements),
  jobType: option(jobTypes),
  salary: z.string(),
  pay: paySchema.nullable(),
  phone: z.string().nullable(),
  contactEmail: z.string().nullable(),
  highlight: z.boolean(),
  affinities: z.array(z.enum(affinities)),
  status: option(jobStatuses),
  /** The day it was first published; null for a draft that never was. */
  datePosted: z.iso.date().nullable(),
  /** When that was; null for a draft that never was. */
  publishedAt: z.iso.datetime().nullable(),
  /** The last day to apply, in UTC; null when there is none. */
  closesOn: z.iso.date().nullable(),
  /** From the centre of a search, as the crow flies; to the middle of the state where a job has no city. */
  distanceKm: z.number().min(0).optional(),
  employer: relationOf(employerAttributesSchema).optional(),
  /** This and the version are told to the job's own employer only. */
  applicationsCount: z.int().min(0).optional(),
  version: versionSchema.optional(),
});

const whole = jobAttributesSchema.shape;

/** A job as its own employer reads it: what a draft lacks is null. */
export const ownJobAttributesSchema = jobAttributesSchema.extend({
  description: whole.description.nullable(),
  requirements: whole.requirements.nullable(),
  benefits: whole.benefits.nullable(),
  country: whole.country.nullable(),
  province: whole.province.nullable(),
  zipCode: whole.zipCode.nullable(),
  category: whole.category.nullable(),
  subcategory: whole.subcategory.nullable(),
  modality: whole.modality.nullable(),
  workLanguage: whole.workLanguage.nullable(),
  visaRequirement: whole.visaRequirement.nullable(),
  jobType: whole.jobType.nullable(),
  salary: whole.salary.nullable(),
});

/** How many characters of a description a card is answered. */
export const cardTextLength = 160;

/** What a list of cards shows of a job (`view=card`). */
export const jobCardAttributesSchema = jobAttributesSchema
  .pick({
    title: true,
    country: true,
    province: true,
    city: true,
    category: true,
    subcategory: true,
    modality: true,
    workLanguage: true,
    visaRequirement: true,
    jobType: true,
    salary: true,
    pay: true,
    highlight: true,
    datePosted: true,
    publishedAt: true,
    distanceKm: true,
    employer: true,
  })
  .extend({
    /** Its beginning. */
    description: z.string().max(cardTextLength),
  });

/**
 * How a search was answered: by all of its words; by most of them, since all together find nothing; or by words spelled
 * like them. What finds nothing at all is `all`.
 */
export const searchMatchSchema = z.enum(['all', 'most', 'similar']);

/**
 * Jobs as they are listed, to their own employer drafts among them; `matched` is there when `_q` is, and `understood`, what
 * was searched for instead, when something in it was misspelt.
 */
export const jobListSchema = listDocumentOf(ownJobAttributesSchema).extend({
  meta: z.object({
    /** `capped`: there are more, of words that very many jobs have; the best of the newest are listed. */
    pagination: paginationSchema.extend({ capped: z.literal(true).optional() }),
    matched: searchMatchSchema.optional(),
    understood: z.string().optional(),
    place: searchedPlaceSchema.nullable().optional(),
    ignored: ignoredSchema.optional(),
  }),
});

/** The same with what cards show. */
export const jobCardListSchema = jobListSchema.extend(
  listDocumentOf(jobCardAttributesSchema).pick({ data: true }).shape,
);

export type JobAttributes = z.output<typeof jobAttributesSchema>;
export type SearchMatch = z.output<typeof searchMatchSchema>;
export type JobCardAttributes = z.output<typeof jobCardAttributesSchema>;
export type JobList = z.output<typeof jobListSchema>;
export type JobCardList = z.output<typeof jobCardListSchema>;
export type OwnJobAttributes = z.output<typeof ownJobAttributesSchema>;
export type EmployerAttributes = z.output<typeof employerAttributesSchema>;
