import { affinityAlias, jobFacets } from '@puente/domain/jobs';
import {
  date,
  instant,
  integer,
  type ListGrammar,
  type Parameter,
  text,
  textArray,
} from '@puente/service-kit';
import { sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import { placeParameters } from '../places/near.parameters.ts';

const facet = ['$eq', '$eqi', '$in'] as const;

export const jobListGrammar = {
  filters: {
    country: text('j.country', ...facet),
    province: text('j.province', ...facet),
    category: text('j.category', ...facet),
    subcategory: text('j.subcategory', ...facet),
    modality: text('j.modality', ...facet),
    workLanguage: text('j.work_language', ...facet),
    visaRequirement: text('j.visa_requirement', ...facet, '$contains'),
    jobType: text('j.job_type', ...facet),
    affinities: {
      ...textArray('j.affinities', '$eq', '$contains', '$in'),
      aliases: new Map([[affinityAlias, 'Pueblos Originarios']]),
    },
    status: text('j.status', '$eq', '$in'),
    datePosted: date('j.date_posted', '$eq', '$gte', '$lte'),
    publishedAt: instant('j.published_at', '$gte'),
    annualSalary: integer('j.annual_salary', '$gte'),
    'employer.id': integer('j.employer_id', '$eq'),
    // By the index of the names, all of which are in lower case.
    'employer.username': {
      ...text('j.employer_id', '$eq'),
      equals: (username: unknown) => sql<SqlBool>`j.employer_id = (
        select p.user_id from identity.public_profiles p where p.username = ${username})`,
    },
  },
  sort: { datePosted: 'asc', title: 'asc', salary: 'asc', relevance: 'desc', distance: 'asc' },
  populate: ['employer'],
  search: true,
  more: placeParameters,
} as const satisfies ListGrammar;

/** What an answer shows of each job: all that its reader may see, unless cards are asked for. */
const view = {
  schema: z.literal('card', 'view solo puede ser card.').optional(),
  described: { view: { type: 'string', description: 'card: what a card shows of a job, and no more' } },
} as const satisfies Parameter;

export const jobPageGrammar = {
  ...jobListGrammar,
  more: { ...placeParameters, view },
} as const satisfies ListGrammar;

/** The same questions as those of the list, answered by counts. */
export const jobFacetsGrammar = { ...jobListGrammar, fields: jobFacets } as const satisfies ListGrammar;

export const jobRelations = ['employer'] as const;
