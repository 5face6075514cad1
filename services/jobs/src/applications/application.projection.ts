import { type AppliedJob, type ApplicationAttributes, type WithdrawnJob } from '@puente/domain/jobs';
import { filesPath } from '@puente/domain/identity';
import { type Entry, relation } from '@puente/domain/rest';
import { isoInstant, type SignedInUser, writtenRelation } from '@puente/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { employerColumn, jobColumns, jobEntry, type JobRow } from '../jobs/job.projection.ts';
import { openToAll } from '../jobs/open-jobs.ts';

/** An application as the columns below read it; what was not asked for is absent. */
export interface ApplicationRow extends Omit<ApplicationAttributes, 'job' | 'candidate' | 'history'> {
  id: number;
  jobId: number;
  candidateId: number;
  job?: JobRow | WithdrawnJob;
}

/** As a list reads it: what PostgreSQL has written in JSON goes to the caller unread. */
export interface ListedRow extends Omit<ApplicationRow, 'job'> {
  /** Null where another application of the page tells of the same job. */
  job?: JobRow | WithdrawnJob | null;
  candidate?: string | null;
  history?: string | null;
}

/** What its candidate reads of an application, without the employer's notes: what a write answers. */
export const candidateAnswer = [
  'id',
  'job_id as jobId',
  'candidate_id as candidateId',
  'cover_letter as coverLetter',
  'phone',
  'status',
  'date_applied as dateApplied',
] as const;
export const employerAnswer = [...candidateAnswer, 'notes', 'version'] as const;

/** The same of `jobs.applications a`, where rows are read. */
export const candidateColumns = columnsOf(candidateAnswer);
export const employerColumns = columnsOf(employerAnswer);

function columnsOf(fields: readonly string[]): RawBuilder<unknown> {
  const columns = fields.map((field) => {
    const [column = field, name = column] = field.split(' as ');
    return sql`a.${sql.id(column)} as ${sql.id(name)}`;
  });
  return sql.join(columns);
}

/**
 * The job and its employer while it is published; of one that was withdrawn its candidate sees what they saw when applying, and
 * nothing newer.
 */
export const publishedJobColumn = sql`coalesce((
  select to_json(live) from (
    select ${jobColumns}, ${employerColumn} from jobs.jobs j
    where j.id = a.job_id and ${openToAll}) live),
  json_build_object('withdrawn', true, 'title', a.seen_title, 'nombreEmpresa', a.seen_employer,
    'country', a.seen_country, 'province', a.seen_province)) as job`;

const ownJob = sql`(select to_json(own) from (select ${jobColumns} from jobs.jobs j where j.id = a.job_id) own)`;

/** The job for its employer, draft or not. */
export const ownJobColumn = sql`${ownJob} as job`;

/** The same with one application to it, and null with the others: `writtenApplications`. */
export const ownJobOnceColumn = sql`case when row_number() over (partition by a.job_id) = 1 then ${ownJob} end as job`;

/** Who applied, in JSON. The phone of their profile where they gave none along. */
export const candidateColumn = sql`(
  select json_build_object('username', p.username, 'email', p.email, 'nombre', p.nombre,
    'apellido', p.apellido, 'telefono', case when a.phone is null then p.telefono end, 'cv', case when p.cv_id is not null then
      json_build_object('id', p.cv_id, 'name', p.cv_name, 'url', ${filesPath} || '/' || p.cv_id, 'size', p.cv_size) end)::text
  from identity.public_profiles p where p.user_id = a.candidate_id) as candidate`;

/** Through which states it went, the first one first. */
export const history = sql`(
  select json_agg(json_build_object('status', e.status, 'at', ${isoInstant('e.at')}) order by e.id)
  from jobs.application_events e where e.application_id = a.id)`;

/** The same in JSON. */
export const historyColumn = sql`${history}::text as history`;

export function applicationEntry(row: ApplicationRow, viewer: SignedInUser): Entry<ApplicationAttributes> {
  const { id, jobId, candidateId: _, job, ...attributes } = row;
  return { id, attributes: { ...attributes, ...(job && { job: relation(appliedJob(jobId, job, viewer)) }) } };
}

/**
 * In JSON, in pieces. A page most often has many applications to one job, which is written once: it is the most of each.
 */
export function writtenApplications(rows: readonly ListedRow[], viewer: SignedInUser): Buffer[][] {
  const jobs = new Map<number, Buffer>();
  for (const { jobId, job } of rows) {
    if (job) jobs.set(jobId, Buffer.from(JSON.stringify(relation(appliedJob(jobId, job, viewer)))));
  }
  return rows.map(({ job: _, candidate, history, ...row }) => {
    let written = JSON.stringify(applicationEntry(row, viewer)).slice(0, -entryEnd.length);
    if (candidate !== undefined) written += `,"candidate":${writtenRelation(row.candidateId, candidate)}`;
    if (history !== undefined) written += `,"history":${history}`;
    const job = jobs.get(row.jobId);
    return job ? [Buffer.from(`${written},"job":`), job, entryEnd] : [Buffer.from(`${written}}}`)];
  });
}

/** Of the attributes, which are last, and of the entry. */
const entryEnd = Buffer.from('}}');

function appliedJob(id: number, job: JobRow | WithdrawnJob, viewer: SignedInUser): Entry<AppliedJob> {
  if ('withdrawn' in job) return { id, attributes: job };
  return { id, attributes: { withdrawn: false, ...jobEntry(job, viewer).attributes } };
}
