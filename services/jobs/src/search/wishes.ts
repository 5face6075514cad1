import {
  type Affinity,
  type JobType,
  type Modality,
  type VisaRequirement,
  type WorkLanguage,
} from '@puente/domain/jobs';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import told from './words/told.json' with { type: 'json' };

/** Of `jobs.jobs j`. Values are those of the domain, which the columns are checked for. */
const is = {
  language: (value: WorkLanguage) => sql<SqlBool>`(j.work_language = ${value})`,
  type: (value: JobType) => sql<SqlBool>`(j.job_type = ${value})`,
  modality: (value: Modality) => sql<SqlBool>`(j.modality = ${value})`,
  visa: (value: VisaRequirement) => sql<SqlBool>`(j.visa_requirement = ${value})`,
  open: (value: Affinity) => sql<SqlBool>`(j.affinities @> array[${value}]::text[])`,
  // By itself, or a plan for any text makes the query anew for each job.
  told: (texts: readonly string[]) =>
    sql<SqlBool>`(j.search_vector @@ (select jobs.search_query(${texts.map((text) => `"${text}"`).join(' or ')})))`,
};

/** What somebody would like of any job: it raises those that fit, and leaves out none. */
const wishes = {
  spanish: is.language('Español'),
  bilingual: is.language('Ambos'),
  partTime: is.type('Medio tiempo'),
  fullTime: is.type('Tiempo completo'),
  freelance: is.type('Freelance'),
  contract: is.type('Contrato'),
  remote: is.modality('Remoto'),
  sponsored: is.visa('Patrocinio disponible'),
  weekends: is.told(told.weekends),
  weekdays: is.told(told.weekdays),
  housing: is.told(told.housing),
  nights: is.told(told.nights),
  mornings: is.told(told.mornings),
  beginners: is.told(told.beginners),
  women: is.open('Mujeres'),
  disabled: is.open('Personas con discapacidad'),
  young: is.open('Jóvenes'),
  parents: is.open('Padres y madres'),
} satisfies Record<string, RawBuilder<SqlBool>>;

export type Wish = keyof typeof wishes;

export function isWish(name: string): name is Wish {
  return Object.hasOwn(wishes, name);
}

/** Whether only what a job says tells it, and no field of its form. */
export function isTold(wish: Wish): boolean {
  return Object.hasOwn(told, wish);
}

/** Whether a job is as wished for. */
export function fits(wish: Wish): RawBuilder<SqlBool> {
  return wishes[wish];
}
