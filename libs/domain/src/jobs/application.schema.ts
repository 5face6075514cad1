import { z } from 'zod';
import { fileSchema } from '../identity/me.schema.ts';
import { relationOf } from '../rest/envelope.schema.ts';
import {
  dataBody,
  idSchema,
  nullableText,
  option,
  strictBody,
  versionSchema,
} from '../rest/fields.schema.ts';
import { applicationPhoneMax, applicationStatuses, coverLetterMax } from './application.enums.ts';
import { jobAttributesSchema, ownJobAttributesSchema } from './job-answers.schema.ts';

/**
 * A seeker applies. Who applies, to whom, when and with what status is the server's, and notes are the
 * employer's: documented clients send them, they are accepted and dropped.
 */
export const applicationInputSchema = strictBody({
  job: idSchema,
  coverLetter: nullableText(coverLetterMax).default(null),
  /** As typed: the service checks it, as a number of the job's country unless it says otherwise. */
  phone: nullableText(applicationPhoneMax).default(null),
  notes: z.unknown().optional(),
  candidate: z.unknown().optional(),
  applicant: z.unknown().optional(),
  employer: z.unknown().optional(),
  status: z.unknown().optional(),
  dateApplied: z.unknown().optional(),
}).transform(({ job, coverLetter, phone }) => ({ job, coverLetter, phone }));

/** The employer's side of an application. With a version, the change is made to that version only. */
export const applicationUpdateSchema = strictBody({
  version: versionSchema,
  status: option(applicationStatuses),
  notes: nullableText(coverLetterMax),
}).partial();

export const createApplicationBody = dataBody(applicationInputSchema);
export const updateApplicationBody = dataBody(applicationUpdateSchema);

/** What an employer sees of a person who applied. */
export const candidateAttributesSchema = z.object({
  username: z.string(),
  email: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  telefono: z.string().nullable(),
  cv: fileSchema.nullable(),
});

/** A withdrawn or deleted job as its applicant saw it when applying, and nothing newer. */
export const withdrawnJobSchema = z.object({
  withdrawn: z.literal(true),
  title: z.string(),
  nombreEmpresa: z.string().nullable(),
  country: z.string(),
  province: z.string(),
});

/** The job of an application: the live one, or what is left of it. */
export const appliedJobSchema = z.discriminatedUnion('withdrawn', [
  jobAttributesSchema.extend({ withdrawn: z.literal(false) }),
  withdrawnJobSchema,
]);

/** A state that an application came to; `at` is null where that was before its history was kept. */
export const applicationEventSchema = z.object({
  status: option(applicationStatuses),
  at: z.iso.datetime().nullable(),
});

/** `notes` and `version` are answered to the employer only; relations and the history, its first state first, when populated. */
export const applicationAttributesSchema = z.object({
  coverLetter: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  status: option(applicationStatuses),
  dateApplied: z.iso.date(),
  notes: z.string().nullable().optional(),
  version: versionSchema.optional(),
  history: z.array(applicationEventSchema).optional(),
  /** Of a withdrawn one, which its candidate alone still reads: until when they may take that back. */
  restorableUntil: z.iso.datetime().optional(),
  job: relationOf(appliedJobSchema).optional(),
  candidate: relationOf(candidateAttributesSchema).optional(),
});

/** The same as an employer reads it, whose job may have become a draft with gaps since. */
export const receivedApplicationAttributesSchema = applicationAttributesSchema.extend({
  job: relationOf(
    z.discriminatedUnion('withdrawn', [
      ownJobAttributesSchema.extend({ withdrawn: z.literal(false) }),
      withdrawnJobSchema,
    ]),
  ).optional(),
});

export type ApplicationInput = z.output<typeof applicationInputSchema>;
export type ApplicationUpdate = z.output<typeof applicationUpdateSchema>;
export type ApplicationEvent = z.output<typeof applicationEventSchema>;
export type ApplicationAttributes = z.output<typeof applicationAttributesSchema>;
export type ReceivedApplicationAttributes = z.output<typeof receivedApplicationAttributesSchema>;
export type AppliedJob = z.output<typeof appliedJobSchema>;
export type WithdrawnJob = z.output<typeof withdrawnJobSchema>;
export type CandidateAttributes = z.output<typeof candidateAttributesSchema>;
