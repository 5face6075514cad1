import identity from './identity.json' with { type: 'json' };
import jobs from './jobs.json' with { type: 'json' };

/** The calls of each service, as `GET /api/jobs/{id}`: reports that the services' tests hold against what they serve. */
export type ApiRoutes = Readonly<Record<'identity' | 'jobs', readonly string[]>>;

export const apiRoutes: ApiRoutes = { identity, jobs };
