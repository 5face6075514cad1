import { type Country, type Province } from '../places/places.catalogue.ts';
import { isPlace } from '../places/places.rules.ts';
import { type Duration, type ResourceType, type Stage, type ValidationAnswer } from './resource.enums.ts';

export const noResources = 'No se encontraron recursos que coincidan.';

/** What an item says, in each language of the site; the names of organisations stay their own. */
export interface InBothLanguages {
  es: string;
  en: string;
}

/** An item of the built-in lists; its rules are `resourceItemSchema`. */
export interface ResourceItem {
  id: number;
  type: ResourceType;
  stage: Stage | null;
  /** The duration of a university degree. */
  subcategory: Duration | null;
  /** Whether foreign credits have to be validated first. */
  needsValidation: boolean;
  country: Country;
  state: Province;
  title: InBothLanguages;
  description: InBothLanguages;
  /** What to ask or to check before going. */
  note: InBothLanguages;
  /** Who answers for it: the organisation's own name, its language, and its own page. */
  source: { name: string; language: keyof InBothLanguages; url: string };
  /** When it was last compared with public sources, yyyy-mm-dd. */
  date: string;
}

/** What is chosen on a page; an empty string is no choice. */
export interface ResourceFilters {
  type: ResourceType | '';
  stage: Stage | '';
  duration: Duration | '';
  needsValidation: ValidationAnswer | '';
  country: Country | '';
  state: Province | '';
}

export const noFilters: ResourceFilters = {
  type: '',
  stage: '',
  duration: '',
  needsValidation: '',
  country: '',
  state: '',
};

export function asksForStage(type: string): boolean {
  return type === 'Acceso a capital';
}

export function asksForDuration(type: string): boolean {
  return type === 'Carreras universitarias';
}

/** Clears the choices that the others leave without meaning: a stage, a duration, a state of another country. */
export function settleFilters(filters: ResourceFilters): ResourceFilters {
  return {
    ...filters,
    stage: asksForStage(filters.type) ? filters.stage : '',
    duration: asksForDuration(filters.type) ? filters.duration : '',
    state: isPlace(filters.country, filters.state) ? filters.state : '',
  };
}

export function matchesFilters(item: ResourceItem, chosen: Partial<ResourceFilters>): boolean {
  const filters = settleFilters({ ...noFilters, ...chosen });
  const validation = item.needsValidation ? 'Sí' : 'No';
  const pairs: readonly [string, string | null][] = [
    [filters.type, item.type],
    [filters.stage, item.stage],
    [filters.duration, item.subcategory],
    [filters.needsValidation, validation],
    [filters.country, item.country],
    [filters.state, item.state],
  ];
  return pairs.every(([wanted, actual]) => wanted === '' || wanted === actual);
}

/** What comes closest to a search that found nothing. */
export interface ClosestResources {
  /** The country the items are of; '' when they are of any. */
  country: Country | '';
  items: ResourceItem[];
}

/**
 * The same service in the whole country; where the country has none, the same service anywhere; undefined when there is
 * none of it. What matches in all but the place comes first.
 */
export function closestResources(
  items: readonly ResourceItem[],
  chosen: Partial<ResourceFilters>,
): ClosestResources | undefined {
  const { type = '', country = '' } = chosen;
  const inKind = (item: ResourceItem) => matchesFilters(item, { ...chosen, country: '', state: '' });
  for (const reach of new Set([country, ''] as const)) {
    const near = items.filter((item) => matchesFilters(item, { type, country: reach }));
    const sorted = [...near.filter(inKind), ...near.filter((item) => !inKind(item))];
    if (sorted.length > 0) return { country: reach, items: sorted };
  }
  return undefined;
}
