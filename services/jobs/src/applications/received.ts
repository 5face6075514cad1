import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * Of `jobs.applications a`: those to the jobs of an employer. As a list of ids and not by a join, for which PostgreSQL, which
 * expects few applications of each employer, may read those of all.
 */
export const toJobsOf = (employer: RawBuilder<unknown>) =>
  sql<SqlBool>`a.job_id = any (array(select own.id from jobs.jobs own where own.employer_id = ${employer}))`;
