import { z } from 'zod';
import { isEmail } from '../identity/email.rules.ts';
import { identityMessages } from '../identity/messages.catalogue.ts';
import { parsePhone } from '../phone-check/index.ts';
import { countries, provinces } from '../places/places.catalogue.ts';
import { usualCountry } from '../places/places.rules.ts';
import { zipCodeRule } from '../places/zip-code.rules.ts';
import {
  collapseSpaces,
  dataBody,
  nullableOption,
  nullableText,
  option,
  requiredLine,
  strictBody,
  versionSchema,
} from '../rest/fields.schema.ts';
import { restMessages } from '../rest/messages.catalogue.ts';
import { jobAttributesSchema } from './job-answers.schema.ts';
import { jobCategoryNames } from './job-categories.catalogue.ts';
import {
  affinities,
  affinityAlias,
  jobStatuses,
  jobTypes,
  modalities,
  visaRequirements,
  workLanguages,
} from './job.enums.ts';
import {
  isBlank,
  isClosingDay,
  isOver,
  jobLimits,
  jobProblems,
  requiredJobFields,
  storedAffinity,
} from './job.rules.ts';
import { jobMessages } from './messages.catalogue.ts';
import { isSalary } from './salary-text.rules.ts';

const missing = jobMessages.requiredFields;

const zipCodeField = z
  .string(restMessages.invalidValue)
  .trim()
  .refine((code) => code === '' || zipCodeRule.pattern.test(code), zipCodeRule.message)
  .nullable()
  .transform((code) => code || null);

const affinitiesField = z
  .array(z.enum([...affinities, affinityAlias], restMessages.invalidOption), restMessages.invalidValue)
  .max(20, restMessages.invalidValue)
  .transform((chosen) => [...new Set(chosen.map(storedAffinity))]);

const contactEmailField = nullableText(254)
  .transform((email) => email?.toLowerCase() ?? null)
  .refine((email) => email === null || isEmail(email), identityMessages.emailInvalidShort);

const closesOnField = z
  .string(restMessages.invalidValue)
  .trim()
  .refine((day) => day === '' || isClosingDay(day), restMessages.invalidValue)
  .nullable()
  .transform((day) => day || null);

/** All but the title may wait while a job is a draft: empty is kept as null. */
const fields = {
  title: requiredLine(jobLimits.title, missing),
  description: nullableText(jobLimits.description),
  requirements: nullableText(jobLimits.requirements),
  benefits: nullableText(jobLimits.benefits),
  country: nullableOption(countries),
  province: nullableOption(provinces),
  city: nullableText(jobLimits.city),
  zipCode: zipCodeField,
  category: nullableOption(jobCategoryNames),
  subcategory: nullableOption(jobAttributesSchema.shape.subcategory.options),
  modality: nullableOption(modalities),
  workLanguage: nullableOption(workLanguages),
  visaRequirement: nullableOption(visaRequirements),
  jobType: nullableOption(jobTypes),
  salary: nullableText(jobLimits.salary)
    .transform((text) => text && collapseSpaces(text))
    .refine((text) => !text || isSalary(text), jobMessages.salaryInvalid),
  phone: nullableText(jobLimits.phone),
  contactEmail: contactEmailField,
  highlight: z.boolean(restMessages.invalidValue),
  affinities: affinitiesField,
  closesOn: closesOnField,
  status: option(jobStatuses),
};

const dropped = z.unknown().optional();

/** Decided by the server, and sent by clients all the same, in a job they read before: accepted and dropped. */
const ignored = {
  employer: dropped,
  datePosted: dropped,
  publishedAt: dropped,
  pay: dropped,
  distanceKm: dropped,
  applicationsCount: dropped,
};

function withoutIgnored<T extends object>(job: T): Omit<T, keyof typeof ignored> {
  const kept = Object.entries(job).filter(([field]) => !(field in ignored));
  return Object.fromEntries(kept) as Omit<T, keyof typeof ignored>;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Runs although other fields are wrong, so that a form hears of everything at once. */
const always = ({ value }: { value: unknown }) => isObject(value);

function fits(field: 'province' | 'subcategory', message: string) {
  return {
    check: (job: Parameters<typeof jobProblems>[0]) =>
      !jobProblems(job).some((problem) => problem.field === field),
    options: { path: [field], message, when: always },
  };
}

const province = fits('province', jobMessages.provinceOfOtherCountry);
const subcategory = fits('subcategory', jobMessages.subcategoryOfOtherCategory);

/** Everything of a job may be left out; these rules hold for whatever is there. */
const parts = strictBody({ ...fields, ...ignored }).partial();

type WrittenJob = { [Field in keyof typeof fields]: z.output<(typeof fields)[Field]> };

/** What a job has before anything is written. */
const unwritten = {
  description: null,
  requirements: null,
  benefits: null,
  country: null,
  province: null,
  city: null,
  zipCode: null,
  category: null,
  subcategory: null,
  modality: null,
  workLanguage: null,
  visaRequirement: null,
  jobType: null,
  salary: null,
  phone: null,
  contactEmail: null,
  highlight: false,
  affinities: [],
  closesOn: null,
  status: 'Borrador',
} as const;

/** A title, and what its employer has written so far; all that is required, if it is to be published. Without a status it is a draft. */
export const jobInputSchema = requiredJobFields
  .filter((field) => field !== 'title')
  .reduce(
    (schema, field) =>
      schema.refine((job) => job.status !== 'Publicado' || !isBlank(job[field]), {
        path: [field],
        message: missing,
        when: always,
      }),
    parts.extend({ title: fields.title, version: dropped }),
  )
  .refine(province.check, province.options)
  .refine(subcategory.check, subcategory.options)
  .refine(({ phone, country }) => !phone || parsePhone(phone, usualCountry(country)) !== null, {
    path: ['phone'],
    message: identityMessages.phoneInvalid,
    when: always,
  })
  .refine(({ status, closesOn }) => status !== 'Publicado' || !isOver({ closesOn: closesOn || null }), {
    path: ['closesOn'],
    message: jobMessages.lastDayOver,
    when: always,
  })
  .transform((job) => {
    const phone = job.phone ? parsePhone(job.phone, usualCountry(job.country)) : null;
    const { version: _, ...written } = withoutIgnored(job);
    return { ...unwritten, ...written, phone } as WrittenJob;
  });

/**
 * Any part of a job. After merging, the service asks `jobProblems` again, and reads the phone by the job's country. With
 * a version, the change is made to that version only.
 */
export const jobUpdateSchema = parts
  .extend({ version: versionSchema.optional() })
  .refine(province.check, province.options)
  .refine(subcategory.check, subcategory.options)
  .transform(withoutIgnored);

export const createJobBody = dataBody(jobInputSchema);
export const updateJobBody = dataBody(jobUpdateSchema);

/** What a form holds before it is checked. */
export type JobDraft = z.input<typeof jobInputSchema>;
export type JobInput = z.output<typeof jobInputSchema>;
export type JobUpdate = z.output<typeof jobUpdateSchema>;
