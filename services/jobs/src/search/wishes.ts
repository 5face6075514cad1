import { type EntityManager } from '@mikro-orm/postgresql';
import {
  type Affinity,
  type JobType,
  type Modality,
  type VisaRequirement,
  type WorkLanguage,
} from '@puente/domain/jobs';
import { preparedRowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { type Bits } from '../job-index/bits.ts';
import { type FacetField } from '../job-index/job-counts.ts';
import { type JobWindow } from '../job-index/job-window.ts';
import { type Phrases, withPhrase } from '../job-index/job-words.ts';
import { parseQuery } from '../job-index/text-query.ts';
import told from './words/told.json' with { type: 'json' };

type Fits = (jobs: JobWindow) => Bits;

const having =
  (field: FacetField, value: string): Fits =>
  (jobs) =>
    jobs.of(jobs.index.havingValue(field, value).bits);

/** Values are those of the domain, which the columns are checked for. */
const is = {
  language: (value: WorkLanguage) => having('workLanguage', value),
  type: (value: JobType) => having('jobType', value),
  modality: (value: Modality) => having('modality', value),
  visa: (value: VisaRequirement) => having('visaRequirement', value),
  open: (value: Affinity) => having('affinities', value),
  told:
    (name: keyof typeof told): Fits =>
    (jobs) =>
      jobs.withWords(withPhrase(name)),
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
  weekends: is.told('weekends'),
  weekdays: is.told('weekdays'),
  housing: is.told('housing'),
  nights: is.told('nights'),
  mornings: is.told('mornings'),
  beginners: is.told('beginners'),
  women: is.open('Mujeres'),
  disabled: is.open('Personas con discapacidad'),
  young: is.open('Jóvenes'),
  parents: is.open('Padres y madres'),
} satisfies Record<string, Fits>;

export type Wish = keyof typeof wishes;

export function isWish(name: string): name is Wish {
  return Object.hasOwn(wishes, name);
}

/** Whether only what a job says tells it, and no field of its form. */
export function isTold(wish: Wish): boolean {
  return Object.hasOwn(told, wish);
}

/** The jobs that are as wished for. */
export function fitting(jobs: JobWindow, wish: Wish): Bits {
  return wishes[wish](jobs);
}

/** What tells the wishes that no field tells. */
export async function phrasesOfWishes(em: EntityManager): Promise<Phrases> {
  const texts = Object.values(told).map((said) => said.map((text) => `"${text}"`).join(' or '));
  const rows = await preparedRowsOf(
    em,
    sql<{ query: string }>`
      select jobs.search_query(text)::text as query from unnest(${texts}::text[]) with ordinality as given (text, at) order by at`,
  );
  return new Map(Object.keys(told).map((name, at) => [name, parseQuery(rows[at]?.query ?? '')]));
}
