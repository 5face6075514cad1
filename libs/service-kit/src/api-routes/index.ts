import identity from './identity.json' with { type: 'json' };
import openIdentity from './identity.open.json' with { type: 'json' };
import jobs from './jobs.json' with { type: 'json' };
import openJobs from './jobs.open.json' with { type: 'json' };

/** The calls of each service, as `GET /api/jobs/{id}`: reports that the services' tests hold against what they serve. */
export type ApiRoutes = Readonly<Record<'identity' | 'jobs', readonly string[]>>;

export const apiRoutes: ApiRoutes = { identity, jobs };

/** Those by which everybody may read. */
export const openReads: readonly string[] = [...openIdentity, ...openJobs];
