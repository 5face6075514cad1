import { z } from 'zod';
import { isEmail } from '../identity/email.rules.ts';
import { identityMessages } from '../identity/messages.catalogue.ts';
import { countryField, provinceField, zipCodeField } from '../places/places.schema.ts';
import { listDocumentOf, paginationSchema, relationOf } from '../rest/envelope.schema.ts';
import {
  dataBody,
  nullableText,
  option,
  requiredLine,
  requiredText,
  strictBody,
} from '../rest/fields.schema.ts';
import { restMessages } from '../rest/messages.catalogue.ts';
import { jobCategories } from './job-categories.catalogue.ts';
import {
  affinities,
  affinityAlias,
  jobStatuses,
  jobTypes,
  modalities,
  visaRequirements,
  workLanguages,
} from './job.enums.ts';
import { jobLimits, jobProblems, storedAffinity } from './job.rules.ts';
import { jobMessages } from './messages.catalogue.ts';

const missing = jobMessages.requiredFields;

const categoryField = option(
  jobCategories.map(({ name }) => name),
  missing,
);
const subcategoryField = option(
  jobCategories.flatMap(({ subcategories }) => subcategories),
  missing,
);

const affinitiesField = z
  .array(z.enum([...affinities, affinityAlias], restMessages.invalidOption), restMessages.invalidValue)
  .max(20, restMessages.invalidValue)
  .transform((chosen) => [...new Set(chosen.map(storedAffinity))]);

const contactEmailField = nullableText(254)
  .transform((email) => email?.toLowerCase() ?? null)
  .refine((email) => email === null || isEmail(email), identityMessages.emailInvalidShort);

const fields = {
  title: requiredLine(jobLimits.title, missing),
  description: requiredText(jobLimits.description, missing),
  requirements: requiredText(jobLimits.requirements, missing),
  benefits: requiredText(jobLimits.benefits, missing),
  country: countryField(missing),
  province: provinceField(missing),
  zipCode: zipCodeField(missing),
  category: categoryField,
  subcategory: subcategoryField,
  modality: option(modalities, missing),
  workLanguage: option(workLanguages, missing),
  visaRequirement: option(visaRequirements, missing),
  jobType: option(jobTypes, missing),
  salary: requiredLine(jobLimits.salary, missing),
  phone: nullableText(jobLimits.phone),
  contactEmail: contactEmailField,
  highlight: z.boolean(restMessages.invalidValue),
  affinities: affinitiesField,
  status: option(jobStatuses),
};

/** Sent by documented clients, decided by the server: accepted and dropped. */
const ignored = { employer: z.unknown().optional(), datePosted: z.unknown().optional() };

function withoutIgnored<T extends object>(job: T): Omit<T, keyof typeof ignored> {
  const kept = Object.entries(job).filter(([field]) => !(field in ignored));
  return Object.fromEntries(kept) as Omit<T, keyof typeof ignored>;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Runs although other fields are wrong, so that a form hears of everything at once. */
function fits(field: 'province' | 'subcategory', message: string) {
  return {
    check: (job: Parameters<typeof jobProblems>[0]) =>
      !jobProblems(job).some((problem) => problem.field === field),
    options: { path: [field], message, when: ({ value }: { value: unknown }) => isObject(value) },
  };
}

const province = fits('province', jobMessages.provinceOfOtherCountry);
const subcategory = fits('subcategory', jobMessages.subcategoryOfOtherCategory);

/** A whole job as an employer writes it. Without a status it is a draft. */
export const jobInputSchema = strictBody({
  ...fields,
  phone: fields.phone.default(null),
  contactEmail: fields.contactEmail.default(null),
  highlight: fields.highlight.default(false),
  affinities: fields.affinities.default([]),
  status: fields.status.default('Borrador'),
  ...ignored,
})
  .refine(province.check, province.options)
  .refine(subcategory.check, subcategory.options)
  .transform(withoutIgnored);

/** Any part of a job. After merging, the service asks `jobProblems` again. */
export const jobUpdateSchema = strictBody({ ...fields, ...ignored })
  .partial()
  .refine(province.check, province.options)
  .refine(subcategory.check, subcategory.options)
  .transform(withoutIgnored);

export const createJobBody = dataBody(jobInputSchema);
export const updateJobBody = dataBody(jobUpdateSchema);

/** What a job shows of its employer. */
export const employerAttributesSchema = z.object({
  username: z.string(),
  nombreEmpresa: z.string().nullable(),
});

/** A job as it is answered. `employer` is there only when populated. */
export const jobAttributesSchema = z.object({
  title: z.string(),
  description: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  country: fields.country,
  province: fields.province,
  /** Of the postal code, in the United States; null elsewhere and where the two disagree. */
  city: z.string().nullable(),
  zipCode: z.string(),
  category: fields.category,
  subcategory: fields.subcategory,
  modality: fields.modality,
  workLanguage: fields.workLanguage,
  visaRequirement: fields.visaRequirement,
  jobType: fields.jobType,
  salary: z.string(),
  phone: z.string().nullable(),
  contactEmail: z.string().nullable(),
  highlight: z.boolean(),
  affinities: z.array(z.enum(affinities)),
  status: fields.status,
  /** The day it was first published; null for a draft that never was. */
  datePosted: z.iso.date().nullable(),
  employer: relationOf(employerAttributesSchema).optional(),
  /** Told to the job's own employer only. */
  applicationsCount: z.int().min(0).optional(),
});

/**
 * How a search was answered: by all of its words; by most of them, since all together find nothing; or by words spelled
 * like them. What finds nothing at all is `all`.
 */
export const searchMatchSchema = z.enum(['all', 'most', 'similar']);

/** Jobs as they are listed; `matched` is there when `_q` is. */
export const jobListSchema = listDocumentOf(jobAttributesSchema).extend({
  meta: z.object({ pagination: paginationSchema, matched: searchMatchSchema.optional() }),
});

/** What a form holds before it is checked. */
export type JobDraft = z.input<typeof jobInputSchema>;
export type JobInput = z.output<typeof jobInputSchema>;
export type JobUpdate = z.output<typeof jobUpdateSchema>;
export type JobAttributes = z.output<typeof jobAttributesSchema>;
export type SearchMatch = z.output<typeof searchMatchSchema>;
export type JobList = z.output<typeof jobListSchema>;
export type EmployerAttributes = z.output<typeof employerAttributesSchema>;
