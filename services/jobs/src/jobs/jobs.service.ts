import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { identityMessages } from '@puente/domain/identity';
import {
  annualSalary,
  type FieldProblem,
  isOver,
  type JobInput,
  jobMessages,
  jobProblems,
  type JobUpdate,
  missingJobFields,
  type OwnJobAttributes,
} from '@puente/domain/jobs';
import { usualCountry } from '@puente/domain/places';
import { parsePhone } from '@puente/domain/phone-check';
import { type DataDocument } from '@puente/domain/rest';
import {
  ApiError,
  equalTo,
  type KeyedCall,
  pageOf,
  rowsOf,
  SharedWrites,
  type SignedInUser,
  validationError,
  WrittenList,
} from '@puente/service-kit';
import { sql } from 'kysely';
import { Gazetteer } from '../places/gazetteer.ts';
import { changedMeanwhile } from '../database/changed-meanwhile.ts';
import { type AskedJobs } from './job-inquiry.ts';
import { type FoundPage, JobQueries, placeMeta } from './job-query.ts';
import { Job } from './job.entity.ts';
import { jobRelations } from './job.grammar.ts';
import { type JobPageQuery } from './job-wishes.ts';
import { openToAll } from './open-jobs.ts';
import { jobColumnsFor, jobEntry, newJobColumns, type OwnJobRow } from './job.projection.ts';
import { shownAsCards, shownWhole } from './shown-jobs.ts';

const employerOnly: ReadonlySet<string> = new Set(jobRelations);

@Injectable()
export class JobsService {
  private readonly newJobs: SharedWrites<ReturnType<typeof newJobRow>, OwnJobRow>;

  constructor(
    private readonly em: EntityManager,
    private readonly queries: JobQueries,
    private readonly gazetteer: Gazetteer,
  ) {
    this.newJobs = new SharedWrites(em, {
      table: 'jobs.jobs',
      answered: newJobColumns,
    });
  }

  /**
   * Jobs open to all, whole or as cards; an employer who asks for their own jobs by their own id sees drafts and ended ones
   * too, always whole.
   */
  async list(query: JobPageQuery, viewer?: SignedInUser): Promise<WrittenList> {
    const ownList = viewer?.userType === 'employer' && equalTo(query, 'employer.id') === viewer.id;
    const asked = await this.queries.asked(query);
    const shown = { viewer, populate: query.populate, distance: asked.place.distance };
    if (!ownList && query.more.view === 'card')
      return listOf(await this.queries.page(asked, shownAsCards(shown)), asked);
    const whole = shownWhole(shown);
    const page = await (ownList ? this.queries.ownPage(asked, whole) : this.queries.page(asked, whole));
    return listOf(page, asked);
  }

  /** @throws ApiError 404, also for a draft of somebody else; 410 where everybody could read it once */
  async read(
    id: number,
    populate: ReadonlySet<string>,
    viewer?: SignedInUser,
  ): Promise<DataDocument<OwnJobAttributes>> {
    const job = await this.findVisible(this.em, id, populate, viewer);
    if (job) return job;
    if (!(await this.wasOpen(id))) throw new ApiError(404, jobMessages.notFound);
    throw new ApiError(410, jobMessages.notFound, { details: { reason: 'withdrawn' } });
  }

  /** @throws ApiError 400 for a city that its state does not have, 422 where the key was another call's */
  async create(
    input: JobInput,
    employer: SignedInUser,
    call?: KeyedCall,
  ): Promise<DataDocument<OwnJobAttributes>> {
    const make = async () => {
      const city = await this.gazetteer.chosenCity(this.em, input);
      if (city === undefined) throw fieldErrors([unknownCity]);
      return newJobRow(input, city, employer);
    };
    return this.newJobs.write(make, call, (written) => ({ data: jobEntry(written, employer) }));
  }

  /** @throws ApiError 404, 403, 409 for another version, or 400 when the job as a whole would not fit together */
  update(
    id: number,
    { version, ...changes }: JobUpdate,
    employer: SignedInUser,
  ): Promise<DataDocument<OwnJobAttributes>> {
    return this.em.transactional(async (em) => {
      const job = await lockOwnJob(em, id, employer);
      if (version !== undefined && version !== job.version) {
        throw changedMeanwhile(await this.visibleJob(em, id, employerOnly, employer));
      }
      const whole = { ...job, ...changes };
      const phone = changes.phone && parsePhone(changes.phone, usualCountry(whole.country));
      const problems = problemsOf(whole);
      // A job that ended may still be mended; opened again, or given another day, it is not to be over at once.
      const opens = whole.status === 'Publicado' && job.status !== 'Publicado';
      const lastDay = whole.closesOn ?? null;
      if (
        (opens || (whole.status === 'Publicado' && lastDay !== (job.closesOn ?? null))) &&
        isOver({ closesOn: lastDay })
      ) {
        problems.push({ field: 'closesOn', message: jobMessages.lastDayOver });
      }
      const city = changes.city === undefined ? undefined : await this.gazetteer.chosenCity(em, whole);
      if (changes.city !== undefined && city === undefined) problems.push(unknownCity);
      if (changes.phone && !phone) problems.push({ field: 'phone', message: identityMessages.phoneInvalid });
      if (problems.length > 0) throw fieldErrors(problems);
      Object.assign(job, changes, { version: job.version + 1 });
      if (city !== undefined) job.city = city;
      if (phone !== undefined) Object.assign(job, { phone, uncheckedPhone: null });
      job.annualSalary = annualSalary(job.salary ?? null, job.country);
      await em.flush();
      return this.visibleJob(em, id, employerOnly, employer);
    });
  }

  /** @throws ApiError 404 or 403 */
  remove(id: number, employer: SignedInUser): Promise<DataDocument<OwnJobAttributes>> {
    return this.em.transactional(async (em) => {
      const job = await lockOwnJob(em, id, employer);
      const last = await this.visibleJob(em, id, employerOnly, employer);
      await em.remove(job).flush();
      return last;
    });
  }

  /** Asked of a job that is not: by a trigger each that left is remembered, and one published now is over. */
  private async wasOpen(id: number): Promise<boolean> {
    const [known] = await rowsOf(
      this.em,
      sql<{ id: number }>`
        select id from jobs.withdrawn_jobs where id = ${id}
        union all select id from jobs.jobs where id = ${id} and status = 'Publicado'`,
    );
    return known !== undefined;
  }

  private async visibleJob(
    em: EntityManager,
    id: number,
    populate: ReadonlySet<string>,
    viewer: SignedInUser | undefined,
  ): Promise<DataDocument<OwnJobAttributes>> {
    const job = await this.findVisible(em, id, populate, viewer);
    if (!job) throw new ApiError(404, jobMessages.notFound);
    return job;
  }

  private async findVisible(
    em: EntityManager,
    id: number,
    populate: ReadonlySet<string>,
    viewer: SignedInUser | undefined,
  ): Promise<DataDocument<OwnJobAttributes> | undefined> {
    const visible = viewer ? sql`(${openToAll} or j.employer_id = ${viewer.id})` : openToAll;
    const [row] = await rowsOf(
      em,
      sql<OwnJobRow>`select ${jobColumnsFor(viewer, populate)} from jobs.jobs j where j.id = ${id} and ${visible}`,
    );
    return row && { data: jobEntry(row, viewer) };
  }
}

function listOf({ entries, total, capped, matched, understood }: FoundPage, asked: AskedJobs): WrittenList {
  const told = { ...(matched && { matched }), ...(understood && { understood }), ...placeMeta(asked) };
  const pagination = { ...pageOf(entries.length, total, asked.query), ...(capped && { capped }) };
  return new WrittenList(entries, { pagination, ...told });
}

const unknownCity: FieldProblem = { field: 'city', message: jobMessages.cityUnknown };

const fieldErrors = (problems: readonly FieldProblem[]) =>
  validationError(problems.map(({ field, message }) => ({ path: ['data', field], message })));

/** What is written of a new job, as its columns are named; all else the database decides. */
function newJobRow(
  { zipCode, workLanguage, visaRequirement, jobType, contactEmail, closesOn, ...input }: JobInput,
  city: string | null,
  employer: SignedInUser,
) {
  return {
    ...input,
    city,
    employer_id: employer.id,
    zip_code: zipCode,
    work_language: workLanguage,
    visa_requirement: visaRequirement,
    job_type: jobType,
    contact_email: contactEmail,
    closes_on: closesOn,
    annual_salary: annualSalary(input.salary, input.country),
  };
}

/** What keeps a job from being as it would be: what does not fit together, and what a published one lacks. */
function problemsOf(
  job: Parameters<typeof jobProblems>[0] & Parameters<typeof missingJobFields>[0] & { status?: unknown },
): FieldProblem[] {
  const missing = job.status === 'Publicado' ? missingJobFields(job) : [];
  return [...missing.map((field) => ({ field, message: jobMessages.requiredFields })), ...jobProblems(job)];
}

/** Locked, so that two changes at once do not undo each other. */
async function lockOwnJob(em: EntityManager, id: number, employer: SignedInUser): Promise<Job> {
  const job = await em.findOne(Job, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const own = job?.employerId === employer.id;
  const open = job?.status === 'Publicado' && !isOver({ closesOn: job.closesOn ?? null });
  if (!job || (!own && !open)) throw new ApiError(404, jobMessages.notFound);
  if (!own) throw new ApiError(403, 'Acceso denegado. Este empleo es de otro empleador.');
  return job;
}
