import {
  cardTextLength,
  type EmployerAttributes,
  type JobAttributes,
  type JobCardAttributes,
  type JobPay,
  type OwnJobAttributes,
  payOf,
} from '@puente/domain/jobs';
import { type Entry, relation } from '@puente/domain/rest';
import { isoInstant, type SignedInUser } from '@puente/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { standing } from '../applications/withdrawal.ts';

interface RowParts {
  id: number;
  employerId: number;
  employer?: EmployerAttributes | null;
  applicationsCount?: number | null;
  version: number;
  uncheckedPhone?: string | null;
}

/** A job as the columns below read it; what was not asked for is absent. */
export interface JobRow extends Omit<JobAttributes, keyof RowParts | 'pay'>, RowParts {}

/** The same for a card. */
export type CardRow = Omit<JobCardAttributes, keyof RowParts | 'pay'> &
  Omit<RowParts, 'version'> & { highlight: boolean };

/** The same where it may be a draft. */
export interface OwnJobRow extends Omit<OwnJobAttributes, keyof RowParts | 'pay'>, RowParts {}

/** Of `jobs.jobs j`. */
export const jobColumns: RawBuilder<unknown> = sql`
  j.id, j.employer_id as "employerId", j.title, j.description, j.requirements, j.benefits, j.country, j.province,
  j.city, j.zip_code as "zipCode", j.category, j.subcategory, j.modality, j.work_language as "workLanguage",
  j.visa_requirement as "visaRequirement", j.job_type as "jobType", j.salary, j.phone,
  j.contact_email as "contactEmail", j.highlight, j.affinities, j.status, j.date_posted as "datePosted",
  ${isoInstant('j.published_at')} as "publishedAt", j.closes_on as "closesOn", j.version`;

const cardColumns: RawBuilder<unknown> = sql`
  j.id, j.employer_id as "employerId", j.title, left(j.description, ${sql.lit(cardTextLength)}) as description, j.country,
  j.province, j.city, j.category, j.subcategory, j.modality, j.work_language as "workLanguage",
  j.visa_requirement as "visaRequirement", j.job_type as "jobType", j.salary, j.highlight, j.date_posted as "datePosted",
  ${isoInstant('j.published_at')} as "publishedAt"`;

/** A look-up, not a join: it runs for the rows of the page only. Identity publishes no more of an employer than this. */
export const employerColumn = sql`(
  select jsonb_build_object('username', p.username, 'nombreEmpresa', p.nombre_empresa)
  from identity.public_profiles p where p.user_id = j.employer_id) as employer`;

export const employerName = sql<string | null>`(
  select p.nombre_empresa from identity.public_profiles p where p.user_id = j.employer_id)`;

/** What an employer is told of their own jobs only. */
const ownColumns = (employer: SignedInUser) => sql`case when j.employer_id = ${employer.id} then (
  select count(*)::int from jobs.applications a where a.job_id = j.id and ${standing}) end as "applicationsCount",
  case when j.employer_id = ${employer.id} then j.unchecked_phone end as "uncheckedPhone"`;

/** The columns of a job as `viewer` may see it. */
export function jobColumnsFor(
  viewer: SignedInUser | undefined,
  populate: ReadonlySet<string>,
  distance?: RawBuilder<number>,
): RawBuilder<unknown> {
  return sql.join([
    withShared(jobColumns, populate, distance),
    ...(viewer?.userType === 'employer' ? [ownColumns(viewer)] : []),
  ]);
}

/** A job that its employer has just written: nobody has applied to it. */
export const newJobColumns = sql`
  ${jobColumns}, ${employerColumn}, 0 as "applicationsCount", j.unchecked_phone as "uncheckedPhone"`;

/** What a card shows. */
export function cardColumnsFor(
  populate: ReadonlySet<string>,
  distance?: RawBuilder<number>,
): RawBuilder<unknown> {
  return withShared(cardColumns, populate, distance);
}

function withShared(
  columns: RawBuilder<unknown>,
  populate: ReadonlySet<string>,
  distance: RawBuilder<number> | undefined,
): RawBuilder<unknown> {
  return sql.join([
    columns,
    ...(distance ? [sql`${distance} as "distanceKm"`] : []),
    ...(populate.has('employer') ? [employerColumn] : []),
  ]);
}

const mostPays = 5000;
const pays = new Map<string, JobPay | null>();

/** Read once for all jobs that say the same: reading takes longer than the rest of an entry. */
function payIn({ salary, country }: Pick<OwnJobRow, 'salary' | 'country'>): JobPay | null {
  const text = `${country} ${salary}`;
  const known = pays.get(text);
  if (known !== undefined) return known;
  if (pays.size >= mostPays) pays.clear();
  const pay = payOf(salary, country);
  pays.set(text, pay);
  return pay;
}

/** A job as a card shows it. */
export function cardEntry(row: CardRow, viewer: SignedInUser | undefined): Entry<JobCardAttributes> {
  const { id, employerId, employer, highlight, ...attributes } = row;
  return {
    id,
    attributes: {
      ...attributes,
      pay: payIn(row),
      highlight: highlight && employerId === viewer?.id,
      ...relationTo(employerId, employer),
    },
  };
}

function relationTo(employerId: number, employer: RowParts['employer']) {
  return employer === undefined
    ? {}
    : { employer: relation(employer && { id: employerId, attributes: employer }) };
}

/** A job as it is answered. Whether it is highlighted is for its employer to ask and for a plan to grant: none does yet. */
export function jobEntry(row: JobRow, viewer: SignedInUser | undefined): Entry<JobAttributes>;
export function jobEntry(row: OwnJobRow, viewer: SignedInUser | undefined): Entry<OwnJobAttributes>;
export function jobEntry(row: OwnJobRow, viewer: SignedInUser | undefined): Entry<OwnJobAttributes> {
  const { id, employerId, employer, applicationsCount, highlight, version, uncheckedPhone, ...attributes } =
    row;
  const own = employerId === viewer?.id;
  return {
    id,
    attributes: {
      ...attributes,
      pay: payIn(row),
      phone: row.phone ?? uncheckedPhone ?? null,
      highlight: highlight && own,
      ...(own && { version }),
      ...relationTo(employerId, employer),
      ...(typeof applicationsCount === 'number' && { applicationsCount }),
    },
  };
}
