import { integer, text, type ListGrammar, type ListQuery } from '@puente/service-kit';
import { sql } from 'kysely';
import { toJobsOf } from './received.ts';

/** What a candidate asks: their own applications. */
export const ownApplications = {
  filters: {
    'candidate.id': integer('a.candidate_id', '$eq'),
    'job.id': integer('a.job_id', '$eq'),
    status: text('a.status', '$eq'),
  },
  populate: ['job', 'history'],
} as const satisfies ListGrammar;

/** What an employer asks: the applications to their jobs, or to one of them. */
export const receivedApplications = {
  filters: {
    'job.employer.id': {
      ...integer('a.job_id', '$eq'),
      equals: (employer: unknown) => toJobsOf(sql`${employer}`),
    },
    'job.id': integer('a.job_id', '$eq'),
  },
  populate: ['job', 'candidate', 'history'],
} as const satisfies ListGrammar;

export type OwnQuery = ListQuery<typeof ownApplications>;
export type ReceivedQuery = ListQuery<typeof receivedApplications>;
export type ApplicationsQuery = OwnQuery | ReceivedQuery;
