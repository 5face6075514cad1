import { z } from 'zod';
import { idSchema } from '../rest/fields.schema.ts';
import {
  applicationAttributesSchema,
  applicationEventSchema,
  withdrawnJobSchema,
} from './application.schema.ts';
import { favoriteAttributesSchema } from './favorite.schema.ts';
import { ownJobAttributesSchema } from './job-answers.schema.ts';
import { jobReportInputSchema } from './report.schema.ts';
import { savedSearchAttributesSchema } from './saved-search.schema.ts';

const id = idSchema;
/** The job's id and, while everybody may read it, its title. */
const aboutJob = { job: id, title: z.string().nullable() };

/**
 * All that the jobs service keeps about one person, for that person: `GET /api/personal-data/jobs`. What others wrote
 * (an employer's notes, a candidate's letter) is theirs and not in it; of a received application only that it is there.
 */
export const jobsDataSchema = z.object({
  /** A job seeker's, each with its job as they saw it when applying. */
  applications: z.array(
    z.object({
      id,
      job: id,
      ...withdrawnJobSchema.omit({ withdrawn: true }).shape,
      ...applicationAttributesSchema.pick({ coverLetter: true, phone: true, status: true, dateApplied: true })
        .shape,
      /** One that was withdrawn, until it is deleted. */
      withdrawnAt: z.iso.datetime().nullable(),
      history: z.array(applicationEventSchema),
    }),
  ),
  /** `removedAt` of one that was removed, until it is deleted. */
  favorites: z.array(
    z.object({
      ...aboutJob,
      ...favoriteAttributesSchema.pick({ createdAt: true }).shape,
      removedAt: z.iso.datetime().nullable(),
    }),
  ),
  savedSearches: z.array(
    savedSearchAttributesSchema.omit({ newJobs: true }).extend({ removedAt: z.iso.datetime().nullable() }),
  ),
  reports: z.array(z.object({ ...aboutJob, ...jobReportInputSchema.shape, createdAt: z.iso.datetime() })),
  /** An employer's, drafts too. */
  jobs: z.array(z.object({ id, ...ownJobAttributesSchema.omit({ employer: true }).shape })),
  receivedApplications: z.array(
    z.object({ id, job: id, ...applicationAttributesSchema.pick({ status: true, dateApplied: true }).shape }),
  ),
  /** How calls with an `Idempotency-Key` were answered, for the day on which they may be repeated. */
  answersKept: z.array(
    z.object({ key: z.string(), createdAt: z.iso.datetime(), answer: z.record(z.string(), z.unknown()) }),
  ),
});

export const jobsDataAnswerSchema = z.object({ data: jobsDataSchema });

export type JobsData = z.output<typeof jobsDataSchema>;
