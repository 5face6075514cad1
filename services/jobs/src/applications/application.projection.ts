import {
  type AppliedJob,
  type ApplicationAttributes,
  type CandidateAttributes,
  type WithdrawnJob,
} from '@puente/domain/jobs';
import { type Entry, relation } from '@puente/domain/rest';
import { type SignedInUser } from '@puente/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { employerColumn, jobColumns, jobEntry, type JobRow } from '../jobs/job.projection.ts';
import { openToAll } from '../jobs/open-jobs.ts';

/** An application as the columns below read it; what was not asked for is absent. */
export interface ApplicationRow extends Omit<ApplicationAttributes, 'job' | 'candidate'> {
  id: number;
  jobId: number;
  candidateId: number;
  seen: Omit<WithdrawnJob, 'withdrawn'>;
  job?: JobRow | null;
  candidate?: CandidateAttributes | null;
}

/** Of `jobs.applications a`, as its candidate may read it: without the employer's notes. */
export const candidateColumns: RawBuilder<unknown> = sql`
  a.id, a.job_id as "jobId", a.candidate_id as "candidateId", a.cover_letter as "coverLetter", a.phone,
  a.status, a.date_applied as "dateApplied", jsonb_build_object(
    'title', a.seen_title, 'nombreEmpresa', a.seen_employer,
    'country', a.seen_country, 'province', a.seen_province) as seen`;

export const employerColumns: RawBuilder<unknown> = sql`${candidateColumns}, a.notes, a.version`;

/** The job and its employer while it is published; its candidate sees nothing newer of one that was withdrawn. */
export const publishedJobColumn = sql`(
  select to_jsonb(live) from (
    select ${jobColumns}, ${employerColumn} from jobs.jobs j
    where j.id = a.job_id and ${openToAll}) live) as job`;

/** The job for its employer, draft or not. */
export const ownJobColumn = sql`(
  select to_jsonb(own) from (select ${jobColumns} from jobs.jobs j where j.id = a.job_id) own) as job`;

export const candidateColumn = sql`(
  select jsonb_build_object('username', p.username, 'email', p.email, 'nombre', p.nombre,
    'apellido', p.apellido, 'telefono', p.telefono)
  from identity.public_profiles p where p.user_id = a.candidate_id) as candidate`;

export function applicationEntry(row: ApplicationRow, viewer: SignedInUser): Entry<ApplicationAttributes> {
  const { id, jobId, candidateId, seen, job, candidate, ...attributes } = row;
  return {
    id,
    attributes: {
      ...attributes,
      ...(job !== undefined && { job: relation(appliedJob(jobId, job, seen, viewer)) }),
      ...(candidate !== undefined && {
        candidate: relation(candidate && { id: candidateId, attributes: candidate }),
      }),
    },
  };
}

function appliedJob(
  id: number,
  job: JobRow | null,
  seen: ApplicationRow['seen'],
  viewer: SignedInUser,
): Entry<AppliedJob> {
  if (job === null) return { id, attributes: { withdrawn: true, ...seen } };
  return { id, attributes: { withdrawn: false, ...jobEntry(job, viewer).attributes } };
}
