import { integer, type ListGrammar } from '@puente/service-kit';

/** What a candidate asks: their own applications. */
export const ownApplications: ListGrammar = {
  filters: { 'candidate.id': integer('a.candidate_id', '$eq'), 'job.id': integer('a.job_id', '$eq') },
  populate: ['job'],
};

/** What an employer asks: the applications to their jobs, or to one of them. */
export const receivedApplications: ListGrammar = {
  filters: { 'job.employer.id': integer('j.employer_id', '$eq'), 'job.id': integer('a.job_id', '$eq') },
  populate: ['job', 'candidate'],
};
