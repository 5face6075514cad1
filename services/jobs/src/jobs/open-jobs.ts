import { sql, type SqlBool } from 'kysely';

/**
 * Of `jobs.jobs j`: what everybody may read and apply to. It is published, and its last day, by UTC, is not over.
 * `status = 'Publicado'` by itself is what the indexes of the list are about.
 */
export const openToAll = sql<SqlBool>`(j.status = 'Publicado'
  and (j.closes_on is null or j.closes_on >= (now() at time zone 'utc')::date))`;
