import { z } from 'zod';
import { isEmail } from '../identity/email.rules.ts';
import { identityMessages } from '../identity/messages.catalogue.ts';
import { countryField, provinceField, zipCodeField } from '../places/places.schema.ts';
import { relationOf } from '../rest/envelope.schema.ts';
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

function withoutIgnored<T extends { employer?: unknown; datePosted?: unknown }>(job: T) {
  const { employer: _employer, datePosted: _datePosted, ...rest } = job;
  return rest;
}

/** The checks across fields run although other fields are wrong, so that a form hears of everything at once. */
function refineAcrossFields<S extends z.ZodType>(schema: S): S {
  return schema.check(
    z.check((context) => {
      const value = context.value as Record<string, string | undefined>;
      for (const { field, message } of jobProblems(value)) {
        context.issues.push({ code: 'custom', path: [field], message, input: value[field] });
      }
    }),
  );
}

/** A whole job as an employer writes it. Without a status it is a draft. */
export const jobInputSchema = refineAcrossFields(
  strictBody({
    ...fields,
    phone: fields.phone.default(null),
    contactEmail: fields.contactEmail.default(null),
    highlight: fields.highlight.default(false),
    affinities: fields.affinities.default([]),
    status: fields.status.default('Borrador'),
    ...ignored,
  }),
).transform(withoutIgnored);

/** Any part of a job. After merging, the service asks `jobProblems` again. */
export const jobUpdateSchema = refineAcrossFields(strictBody({ ...fields, ...ignored }).partial()).transform(
  withoutIgnored,
);

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
  datePosted: z.iso.date(),
  employer: relationOf(employerAttributesSchema).optional(),
});

/** What a form holds before it is checked. */
export type JobDraft = z.input<typeof jobInputSchema>;
export type JobInput = z.output<typeof jobInputSchema>;
export type JobUpdate = z.output<typeof jobUpdateSchema>;
export type JobAttributes = z.output<typeof jobAttributesSchema>;
export type EmployerAttributes = z.output<typeof employerAttributesSchema>;
