import { sql, type SqlBool } from 'kysely';

/**
 * Of `jobs.jobs j`: what everybody may read and apply to. It is published, and its last day is not over in
 * Hawaii, the westernmost of its places, and so nowhere (`closingDay` of the domain is the same day).
 * `status = 'Publicado'` by itself is what the indexes of the list are about.
 */
export const openToAll = sql<SqlBool>`(j.status = 'Publicado'
  and (j.closes_on is null or j.closes_on >= (now() at time zone 'Pacific/Honolulu')::date))`;
