import { z } from 'zod';
import { alertFoundLimit, alertJobsLimit, savedSearchNameLength } from './saved-search.enums.ts';

/** A page of the site, for whoever knows where the site is. */
const path = z.string().regex(/^\/(?![/\\])/);

/**
 * What is new in somebody's saved search, as the jobs service hands it to the identity service to be mailed
 * (`identity.ask_job_alert`): no words but the person's and the employers', and no address but of this site.
 */
export const jobAlertSchema = z.object({
  name: z.string().min(1).max(savedSearchNameLength),
  frequency: z.enum(['daily', 'weekly']),
  /** Stops and resumes this alert, and nothing else. */
  code: z.string().regex(/^[\w-]{43}$/),
  /** Where all of the new jobs are. */
  path,
  /** How many jobs are new; not counted further than `alertFoundLimit`. */
  found: z.int().min(1).max(alertFoundLimit),
  /** The newest of them. */
  jobs: z
    .array(
      z.object({
        title: z.string(),
        employer: z.string().nullable(),
        /** City, state, country, as far as they say something. */
        place: z.array(z.string()),
        salary: z.string().nullable(),
        path,
      }),
    )
    .min(1)
    .max(alertJobsLimit),
});

export type JobAlert = z.output<typeof jobAlertSchema>;
