import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { jobCategories, type JobSuggestion, type JobSuggestions } from '@puente/domain/jobs';
import { rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { CurrentJobs, type Jobs } from '../job-index/current-jobs.ts';
import { Names, plainWords } from '../job-index/names.ts';
import { openToAll } from './open-jobs.ts';
import { type BegunTrade, tradesBegun } from './trades-begun.ts';
import { tokensOf } from '../search/tokens.ts';

const most = 8;
/** Of categories, of subcategories and of companies each; titles take what is left. */
const mostOfKind = 2;
/** Trades that have a name that begins so. */
const mostTrades = 8;
/** Titles of each. */
const mostOfTrade = 3;
/** Titles of trades that are called otherwise, beside those that begin as it is typed. */
const leastBegun = 2;
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
    const companies = await this.companies(words);
    const jobs = await this.current.read();
    const suggest = (kind: JobSuggestion['kind'], texts: readonly string[]) =>
      texts.map((one): JobSuggestion => ({ kind, text: one }));
    const trades = tradesBegun(text).slice(0, mostTrades);
    const named = inTurn(trades.filter(({ whole }) => whole).map((trade) => titlesOf(trade, jobs)));
    const begun = inTurn(trades.filter(({ whole }) => !whole).map((trade) => titlesOf(trade, jobs)));
    // What means something is no slip.
    const slips = trades.some(({ whole }) => whole) || begun.length > 0 ? 'exactly' : 'forgiving';
    const inSpanish = trades.flatMap(({ titles }) =>
      titles.flatMap((name) => subcategories.beginning(name, 1, 'exactly')),
    );
    const found = {
      category: present(jobs, 'category', categories.beginning(words, most, slips)),
      subcategory: present(jobs, 'subcategory', [
        ...subcategories.beginning(words, most, slips),
        ...inSpanish,
      ]),
    };
    const others = [
      ...suggest('category', found.category),
      ...suggest('subcategory', found.subcategory),
      ...suggest('company', hiring(jobs, companies)),
    ];
    const room = most - others.length;
    const itself = jobs.index.titles.beginning(words, room, slips);
    const isWhole = wholly(text);
    const titles = [
      ...itself.filter(isWhole),
      ...named,
      ...itself.filter((title) => !isWhole(title)).slice(0, room - Math.min(begun.length, leastBegun)),
      ...begun,
    ];
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
  const found = companies
    .map(({ id, name }) => ({ id, name, jobs: index.jobsOf(id) }))
    .filter(({ jobs }) => jobs > 0)
    .sort((one, other) => other.jobs - one.jobs || one.id - other.id);
  return [...new Set(found.map(({ name }) => name))].slice(0, mostOfKind);
}

function namesOf(texts: readonly string[]): Names {
  const names = new Names();
  for (const text of texts) names.add(text);
  return names;
}

const firstOf = (count: number, texts: readonly string[]) => [...new Set(texts)].slice(0, count);

/** The first of each, then the second: «camar» may become a camarista or a camarero. */
function inTurn(lists: readonly string[][]): string[] {
  return Array.from({ length: mostOfTrade }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
}

/** What open jobs call a trade, of either gender. */
function titlesOf({ titles }: BegunTrade, jobs: Jobs): string[] {
  return firstOf(
    mostOfTrade,
    titles.flatMap((name) => jobs.index.titles.beginning(name.map(ofEither), mostOfTrade, 'exactly')),
  );
}

/** Whether a title has the very words, of either gender. */
function wholly(text: string): (title: string) => boolean {
  const keys = tokensOf(text).map(({ key }) => key);
  return (title) => {
    const has = new Set(tokensOf(title).map(({ key }) => key));
    return keys.every((key) => has.has(key));
  };
}

/** «Meser», for whoever waits at tables. */
const ofEither = (word: string) => (word.length > 4 ? word.replace(/[oa]$/, '') : word);

/** Those that an open job has. */
function present({ index }: Jobs, field: 'category' | 'subcategory', values: readonly string[]): string[] {
  const known = index.counts.of(field, new Map());
  return [...new Set(values)].filter((value) => known?.has(value)).slice(0, mostOfKind);
}
