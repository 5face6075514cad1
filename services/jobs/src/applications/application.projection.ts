import {
  type AppliedJob,
  type ApplicationAttributes,
  type CandidateAttributes,
  type WithdrawnJob,
} from '@puente/domain/jobs';
import { filesPath } from '@puente/domain/identity';
import { type Entry, relation } from '@puente/domain/rest';
import { isoInstant, type SignedInUser } from '@puente/service-kit';
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

/** What its candidate reads of an application: without the employer's notes. */
const candidateFields = [
  'id',
  'job_id as jobId',
  'candidate_id as candidateId',
  'cover_letter as coverLetter',
  'phone',
  'status',
  'date_applied as dateApplied',
] as const;
const employerFields = [...candidateFields, 'notes', 'version'] as const;

const seen = sql<
  ApplicationRow['seen']
>`json_build_object('title', seen_title, 'nombreEmpresa', seen_employer,
  'country', seen_country, 'province', seen_province)`.as('seen');

/** What a write answers of the application it wrote. */
export const candidateAnswer = [...candidateFields, seen] as const;
export const employerAnswer = [...employerFields, seen] as const;

/** The same of `jobs.applications a`, where rows are read. */
export const candidateColumns = columnsOf(candidateFields);
export const employerColumns = columnsOf(employerFields);

function columnsOf(fields: readonly string[]): RawBuilder<unknown> {
  const columns = fields.map((field) => {
    const [column = field, name = column] = field.split(' as ');
    return sql`a.${sql.id(column)} as ${sql.id(name)}`;
  });
  return sql.join([...columns, sql`${seen.expression} as seen`]);
}

/** The job and its employer while it is published; its candidate sees nothing newer of one that was withdrawn. */
export const publishedJobColumn = sql`(
  select to_json(live) from (
    select ${jobColumns}, ${employerColumn} from jobs.jobs j
    where j.id = a.job_id and ${openToAll}) live) as job`;

const ownJob = sql`(select to_json(own) from (select ${jobColumns} from jobs.jobs j where j.id = a.job_id) own)`;

/** The job for its employer, draft or not. */
export const ownJobColumn = sql`${ownJob} as job`;

/** The same with one application to it, and null with the others: `writtenApplications`. */
export const ownJobOnceColumn = sql`case when row_number() over (partition by a.job_id) = 1 then ${ownJob} end as job`;

/** Who applied. The phone of their profile where they gave none along. */
export const candidateColumn = sql`(
  select json_build_object('username', p.username, 'email', p.email, 'nombre', p.nombre,
    'apellido', p.apellido, 'telefono', case when a.phone is null then p.telefono end, 'cv', case when p.cv_id is not null then
      json_build_object('id', p.cv_id, 'name', p.cv_name, 'url', ${filesPath} || '/' || p.cv_id, 'size', p.cv_size) end)
  from identity.public_profiles p where p.user_id = a.candidate_id) as candidate`;

/** Through which states it went, the first one first. */
export const historyColumn = sql`(
  select json_agg(json_build_object('status', e.status, 'at', ${isoInstant('e.at')}) order by e.id)
  from jobs.application_events e where e.application_id = a.id) as history`;

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

/** In JSON. A page most often has many applications to one job, which is written once: it is the most of each. */
export function writtenApplications(rows: readonly ApplicationRow[], viewer: SignedInUser): Buffer[] {
  const jobs = new Map<number, Buffer>();
  for (const { jobId, job, seen } of rows) {
    if (job) jobs.set(jobId, json(relation(appliedJob(jobId, job, seen, viewer))));
  }
  return rows.map((row) => {
    const written = jobs.get(row.jobId);
    if (!written) return json(applicationEntry(row, viewer));
    const { job: _, ...others } = row;
    const before = JSON.stringify(applicationEntry(others, viewer)).slice(0, -entryEnd.length);
    return Buffer.concat([Buffer.from(`${before},"job":`), written, entryEnd]);
  });
}

/** Of the attributes, which are last, and of the entry. */
const entryEnd = Buffer.from('}}');

const json = (value: object) => Buffer.from(JSON.stringify(value));

function appliedJob(
  id: number,
  job: JobRow | null,
  seen: ApplicationRow['seen'],
  viewer: SignedInUser,
): Entry<AppliedJob> {
  if (job === null) return { id, attributes: { withdrawn: true, ...seen } };
  return { id, attributes: { withdrawn: false, ...jobEntry(job, viewer).attributes } };
}
