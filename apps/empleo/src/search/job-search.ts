import {
  affinities,
  type Affinity,
  isSubcategory,
  jobCategoryNames,
  modalities,
  type Modality,
  visaAnswers,
  type VisaAnswer,
  workLanguages,
  type WorkLanguage,
} from '@puente/domain/jobs';
import { isCountry, isPlace } from '@puente/domain/places';

export const sortOrders = ['relevancia', 'fecha', 'salario', 'titulo'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What is looked for; an empty string or list is no wish. */
export interface JobSearch {
  text: string;
  country: string;
  province: string;
  category: string;
  subcategory: string;
  modality: Modality | '';
  visa: VisaAnswer | '';
  language: WorkLanguage | '';
  affinities: Affinity[];
  sort: SortOrder;
  /** From 1. */
  page: number;
}

export const emptySearch: JobSearch = {
  text: '',
  country: '',
  province: '',
  category: '',
  subcategory: '',
  modality: '',
  visa: '',
  language: '',
  affinities: [],
  sort: 'fecha',
  page: 1,
};

/** The names of the filters in the address. */
const names = {
  text: 'q',
  country: 'pais',
  province: 'estado',
  category: 'categoria',
  subcategory: 'subcategoria',
  modality: 'modalidad',
  visa: 'visa',
  language: 'idioma',
  affinities: 'afinidad',
  sort: 'orden',
  page: 'pagina',
} as const satisfies Record<keyof JobSearch, string>;

function oneOf<T extends string>(options: readonly T[], value: string): T | '' {
  return options.find((option) => option === value) ?? '';
}

/** Without a text there is nothing to be relevant to. */
export function sortFor(text: string, wish: SortOrder | ''): SortOrder {
  if (text) return wish || 'relevancia';
  return wish === '' || wish === 'relevancia' ? 'fecha' : wish;
}

/** The search an address stands for; undefined when it asks for none. What it spells wrongly is left out. */
export function readSearch(params: URLSearchParams): JobSearch | undefined {
  if (!Object.values(names).some((name) => params.has(name))) return undefined;
  const value = (key: keyof JobSearch) => params.get(names[key])?.trim() ?? '';
  const text = value('text').slice(0, 100);
  const country = isCountry(value('country')) ? value('country') : '';
  const category = oneOf(jobCategoryNames, value('category'));
  const page = Number(value('page'));
  return {
    text,
    country,
    province: isPlace(country, value('province')) ? value('province') : '',
    category,
    subcategory: isSubcategory(category, value('subcategory')) ? value('subcategory') : '',
    modality: oneOf(modalities, value('modality')),
    visa: oneOf(visaAnswers, value('visa')),
    language: oneOf(workLanguages, value('language')),
    affinities: affinities.filter((affinity) => params.getAll(names.affinities).includes(affinity)),
    sort: sortFor(text, oneOf(sortOrders, value('sort'))),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** The address of a search. The order is always in it, so that a search without filters is one too. */
export function writeSearch(search: JobSearch): string {
  const params = new URLSearchParams();
  for (const key of Object.keys(names) as (keyof JobSearch)[]) {
    const value = search[key];
    if (Array.isArray(value)) value.forEach((one) => params.append(names[key], one));
    else if (value && !(key === 'page' && value === 1)) params.set(names[key], String(value));
  }
  return params.toString();
}

/** The filters that are set; the text has its own place. */
export function countFilters(search: JobSearch): number {
  const { country, province, category, subcategory, modality, visa, language } = search;
  const single = [country, province, category, subcategory, modality, visa, language];
  return single.filter(Boolean).length + search.affinities.length;
}

/** The same text and order, and everything else open. */
export function withoutFilters({ text, sort }: JobSearch): JobSearch {
  return { ...emptySearch, text, sort };
}

export function sameFilters(one: JobSearch, other: JobSearch): boolean {
  const { text, sort, page } = emptySearch;
  const [first, second] = [one, other].map((search) => writeSearch({ ...search, text, sort, page }));
  return first === second;
}
