import { jobCategoryNames } from '../jobs/job-categories.catalogue.ts';
import {
  affinities,
  type Affinity,
  jobTypes,
  type JobType,
  modalities,
  type Modality,
  workLanguages,
  type WorkLanguage,
} from '../jobs/job.enums.ts';
import { isSubcategory } from '../jobs/job.rules.ts';
import { visaAnswers, type VisaAnswer } from '../jobs/search.rules.ts';
import { isCountry, isPlace } from '../places/places.rules.ts';
import {
  type PayLevel,
  payLevels,
  radii,
  type Radius,
  recencies,
  type Recency,
  type SortOrder,
  sortOrders,
} from './job-search.enums.ts';

/** A point of the earth in degrees, rounded to two decimals (about a kilometre): nobody's address. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** What is looked for; an empty string or list, 0 or null is no wish. */
export interface JobSearch {
  /** «¿Qué?» */
  text: string;
  /** «¿Dónde?» in somebody's own words: a city, a state, a country or a postal code. */
  place: string;
  /** Around the place or the point; only with one of them. */
  radius: Radius | 0;
  /** Where somebody is; never beside a place. */
  at: Point | null;
  country: string;
  province: string;
  category: string;
  subcategory: string;
  modality: Modality | '';
  jobType: JobType | '';
  payFrom: PayLevel | 0;
  since: Recency | '';
  visa: VisaAnswer | '';
  language: WorkLanguage | '';
  affinities: Affinity[];
  /** Username of the company. */
  employer: string;
  sort: SortOrder;
  /** From 1. */
  page: number;
}

export const emptySearch: JobSearch = {
  text: '',
  place: '',
  radius: 0,
  at: null,
  country: '',
  province: '',
  category: '',
  subcategory: '',
  modality: '',
  jobType: '',
  payFrom: 0,
  since: '',
  visa: '',
  language: '',
  affinities: [],
  employer: '',
  sort: 'fecha',
  page: 1,
};

/** The names of the wishes in the address. */
const names = {
  text: 'q',
  place: 'donde',
  radius: 'radio',
  at: 'cerca',
  country: 'pais',
  province: 'estado',
  category: 'categoria',
  subcategory: 'subcategoria',
  modality: 'modalidad',
  jobType: 'tipo',
  payFrom: 'sueldo',
  since: 'recientes',
  visa: 'visa',
  language: 'idioma',
  affinities: 'afinidad',
  employer: 'empresa',
  sort: 'orden',
  page: 'pagina',
} as const satisfies Record<keyof JobSearch, string>;

/** Characters of `text` and of `place` at the most. */
export const longestWish = 100;

function oneOf<T extends string | number>(options: readonly T[], value: string): T | undefined {
  return options.find((option) => String(option) === value);
}

/** Without a text there is nothing to be relevant to, without a centre nothing to be near. */
export function sortFor(search: JobSearch, wish: SortOrder | '' = ''): SortOrder {
  const senseless = { relevancia: !search.text, distancia: !hasCentre(search) };
  if (wish && !(wish in senseless && senseless[wish as keyof typeof senseless])) return wish;
  if (search.text) return 'relevancia';
  return hasCentre(search) ? 'distancia' : 'fecha';
}

/** Whether there is a point that distances are counted from. */
export function hasCentre({ at, place, radius }: JobSearch): boolean {
  return at !== null || (place !== '' && radius > 0);
}

/** The search an address stands for; undefined when it asks for none. What it spells wrongly is left out. */
export function readSearch(params: URLSearchParams): JobSearch | undefined {
  if (!Object.values(names).some((name) => params.has(name))) return undefined;
  // What nobody can type, and no server takes.
  const value = (key: keyof JobSearch) => (params.get(names[key]) ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  const place = value('place').slice(0, longestWish);
  const at = place ? null : readPoint(value('at'));
  const country = isCountry(value('country')) ? value('country') : '';
  const category = oneOf(jobCategoryNames, value('category')) ?? '';
  const page = Number(value('page'));
  const search: JobSearch = {
    text: value('text').slice(0, longestWish),
    place,
    radius: place || at ? (oneOf(radii, value('radius')) ?? 0) : 0,
    at,
    country,
    province: isPlace(country, value('province')) ? value('province') : '',
    category,
    subcategory: isSubcategory(category, value('subcategory')) ? value('subcategory') : '',
    modality: oneOf(modalities, value('modality')) ?? '',
    jobType: oneOf(jobTypes, value('jobType')) ?? '',
    payFrom: oneOf(payLevels, value('payFrom')) ?? 0,
    since: oneOf(recencies, value('since')) ?? '',
    visa: oneOf(visaAnswers, value('visa')) ?? '',
    language: oneOf(workLanguages, value('language')) ?? '',
    affinities: affinities.filter((affinity) => params.getAll(names.affinities).includes(affinity)),
    employer: /^[a-z0-9]{1,30}$/.test(value('employer')) ? value('employer') : '',
    sort: 'fecha',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
  return { ...search, sort: sortFor(search, oneOf(sortOrders, value('sort'))) };
}

/** The address of a search, without «?». The order is always in it, so that a search without wishes is one too. */
export function writeSearch(search: JobSearch): string {
  const params = new URLSearchParams();
  for (const key of Object.keys(names) as (keyof JobSearch)[]) {
    const value = search[key];
    if (Array.isArray(value)) value.forEach((one) => params.append(names[key], one));
    else if (value !== null && typeof value === 'object') params.set(names[key], writePoint(value));
    else if (value && !(key === 'page' && value === 1)) params.set(names[key], String(value));
  }
  return params.toString();
}

/** The point as it may be sent and kept. */
export function roundedPoint({ latitude, longitude }: Point): Point {
  // Not -0, which reads back as 0.
  const round = (degrees: number) => Math.round(degrees * 100) / 100 + 0;
  return { latitude: round(latitude), longitude: round(longitude) };
}

const writePoint = (point: Point) => {
  const { latitude, longitude } = roundedPoint(point);
  return `${latitude},${longitude}`;
};

function readPoint(text: string): Point | null {
  if (!/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(text)) return null;
  const [latitude, longitude] = text.split(',').map(Number) as [number, number];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return roundedPoint({ latitude, longitude });
}

/** The wishes that boxes of their own ask for; all others are filters. */
const notFilters: readonly (keyof JobSearch)[] = ['text', 'place', 'radius', 'at', 'sort', 'page'];

/** A part of a search that can be let go by itself. */
export type Wish = Exclude<keyof JobSearch, 'sort' | 'page'>;

/** The wishes a search has, in the order of the address. */
export function wishesOf(search: JobSearch): Wish[] {
  return (Object.keys(names) as (keyof JobSearch)[]).filter((key): key is Wish => {
    if (key === 'sort' || key === 'page') return false;
    const value = search[key];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
}

/** The first page of the same search without a wish, and without those that make no sense without it. */
export function withoutWish(search: JobSearch, wish: Wish): JobSearch {
  const open: JobSearch = { ...search, [wish]: emptySearch[wish], page: 1 };
  if (wish === 'country') open.province = '';
  if (wish === 'category') open.subcategory = '';
  if (wish === 'place' || wish === 'at') open.radius = 0;
  return { ...open, sort: sortFor(open, open.sort) };
}

/** The first page of the same search without some of its wishes. */
export function withoutWishes(search: JobSearch, wishes: readonly Wish[]): JobSearch {
  return wishes.reduce(withoutWish, search);
}

/** What to let go of, and within how much more of the place to look. */
export interface Loosening {
  drop: readonly Wish[];
  radius?: Radius | undefined;
}

/** The first page of the same search, loosened. */
export function loosened(search: JobSearch, { drop, radius }: Loosening): JobSearch {
  const open = withoutWishes(search, drop);
  return { ...open, radius: radius ?? open.radius };
}

/** The filters that are set; text and place have boxes of their own. */
export function countFilters(search: JobSearch): number {
  const set = wishesOf(search).filter((wish) => !notFilters.includes(wish));
  return set.length + Math.max(0, search.affinities.length - 1);
}

/** The same text, place and order, and everything else open. */
export function withoutFilters({ text, place, radius, at, sort }: JobSearch): JobSearch {
  return { ...emptySearch, text, place, radius, at, sort };
}

export function sameFilters(one: JobSearch, other: JobSearch): boolean {
  const kept = Object.fromEntries(notFilters.map((key) => [key, emptySearch[key]]));
  const [first, second] = [one, other].map((search) => writeSearch({ ...search, ...kept }));
  return first === second;
}
