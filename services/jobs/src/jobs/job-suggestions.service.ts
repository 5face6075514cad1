import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { jobCategories, type JobSuggestion, type JobSuggestions } from '@puente/domain/jobs';
import { rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { countBoth } from '../job-index/bits.ts';
import { CurrentJobs, type Jobs } from '../job-index/current-jobs.ts';
import { Names, plainWords } from '../job-index/names.ts';
import { openToAll } from './open-jobs.ts';
import { spanishNamesOf } from './trades-in-english.ts';

const most = 8;
/** Of categories, of subcategories and of companies each; titles take what is left. */
const mostOfKind = 2;
/** Trades whose names in another language begin so. */
const mostTrades = 8;
/** Titles for a name of a trade in another language. */
const mostOfTrade = 2;
/** Looked at, of those with an open job whose names begin so. */
const mostCompanies = 1000;

const categories = namesOf(jobCategories.map(({ name }) => name));
const subcategories = namesOf(jobCategories.flatMap((category) => [...category.subcategories]));

interface Company {
  id: number;
  name: string;
}

/** What somebody may mean who begins to type: of the open jobs only, so that nothing is suggested that is not there. */
@Injectable()
export class JobSuggestionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly current: CurrentJobs,
  ) {}

  async beginning(text: string): Promise<JobSuggestions> {
    const words = plainWords(text);
    const named = await this.companies(words);
    const jobs = await this.current.read();
    const suggest = (kind: JobSuggestion['kind'], texts: readonly string[]) =>
      texts.map((one): JobSuggestion => ({ kind, text: one }));
    const inSpanish = tradesOf(words, jobs);
    // What is meant in English is no slip.
    const slips = inSpanish.titles.length > 0 ? 'exactly' : 'forgiving';
    const begun = {
      category: present(jobs, 'category', categories.beginning(words, most, slips)),
      subcategory: present(jobs, 'subcategory', subcategories.beginning(words, most, slips)),
    };
    const others = [
      ...suggest('category', begun.category),
      ...suggest('subcategory', firstOf(mostOfKind, [...begun.subcategory, ...inSpanish.subcategories])),
      ...suggest('company', hiring(jobs, named)),
    ];
    const room = most - others.length;
    const titles = [...jobs.index.titles.beginning(words, room, slips), ...inSpanish.titles];
    return { data: [...suggest('title', firstOf(room, titles)), ...others] };
  }

  /** By the index of the words of their names. */
  private companies(words: readonly string[]): Promise<Company[]> {
    if (words.length === 0) return Promise.resolve([]);
    const query = words.map((word) => `${word}:*`).join(' & ');
    return rowsOf(
      this.em,
      sql<Company>`
        select c.user_id as id, c.name from identity.company_names c
        where c.words @@ to_tsquery('pg_catalog.spanish', ${query})
          -- By the index of each employer's jobs; an exists would be joined with all jobs.
          and (select true from jobs.jobs j where j.employer_id = c.user_id and ${openToAll}
            order by j.published_at desc, j.id desc limit 1)
        limit ${mostCompanies}`,
    );
  }
}

/** Those with an open job, the ones with most first; two of one name are one to who reads it. */
function hiring({ index }: Jobs, companies: readonly Company[]): string[] {
  const jobsOf = ({ id }: Company) => index.jobsOf(id);
  const found = companies
    .filter((company) => jobsOf(company) > 0)
    .sort((one, other) => jobsOf(other) - jobsOf(one) || one.id - other.id);
  return [...new Set(found.map(({ name }) => name))].slice(0, mostOfKind);
}

function namesOf(texts: readonly string[]): Names {
  const names = new Names();
  for (const text of texts) names.add(text);
  return names;
}

const firstOf = (count: number, texts: readonly string[]) => [...new Set(texts)].slice(0, count);

/** What open jobs call the trades whose English names begin so, of either gender. */
function tradesOf(words: readonly string[], jobs: Jobs): { titles: string[]; subcategories: string[] } {
  const trades = [...new Set(spanishNamesOf(words))].slice(0, mostTrades);
  const names = trades.map((trade) => trade.map(plainWords));
  const titles = names.flatMap((trade) =>
    firstOf(
      mostOfTrade,
      trade.flatMap((name) => jobs.index.titles.beginning(name.map(ofEither), mostOfTrade, 'exactly')),
    ),
  );
  const found = names.flat().flatMap((name) => subcategories.beginning(name, 1, 'exactly'));
  return { titles, subcategories: present(jobs, 'subcategory', found) };
}

/** «Meser», for whoever waits at tables. */
const ofEither = (word: string) => (word.length > 4 ? word.replace(/[oa]$/, '') : word);

/** Those that an open job has. */
function present({ index }: Jobs, field: 'category' | 'subcategory', values: readonly string[]): string[] {
  const known = index.values(field);
  return values
    .filter((value) => {
      const bits = known.get(value);
      return bits !== undefined && countBoth(index.all, bits) > 0;
    })
    .slice(0, mostOfKind);
}
