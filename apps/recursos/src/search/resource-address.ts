import { countries, statesOf } from '@puente/domain/places';
import {
  durations,
  type ResourceFilters,
  type ResourceType,
  settleFilters,
  stages,
  validationAnswers,
} from '@puente/domain/resources';

/** The names of the filters in the address. */
const names = {
  type: 'tipo',
  stage: 'etapa',
  duration: 'duracion',
  needsValidation: 'validacion',
  country: 'pais',
  state: 'estado',
} as const satisfies Record<keyof ResourceFilters, string>;

/** Stands for no type, so that a search without filters is a search too. */
const anyType = 'todos';

/** What a page of resources asks about. */
export interface Questions {
  types: readonly ResourceType[];
  /** Whether it asks about validating credits. */
  validation: boolean;
}

/** The search an address stands for; undefined when it asks for none. What it spells wrongly, or this page does not ask, is left out. */
export function readFilters(
  params: URLSearchParams,
  { types, validation }: Questions,
): ResourceFilters | undefined {
  if (!Object.values(names).some((name) => params.has(name))) return undefined;
  const value = <T extends string>(key: keyof ResourceFilters, options: readonly T[]): T | '' =>
    options.find((option) => option === params.get(names[key])?.trim()) ?? '';
  const country = value('country', countries);
  return settleFilters({
    type: value('type', types),
    stage: value('stage', stages),
    duration: value('duration', durations),
    needsValidation: validation ? value('needsValidation', validationAnswers) : '',
    country,
    state: value('state', statesOf(country)),
  });
}

/** The address of a search, which can be shared. */
export function writeFilters(filters: ResourceFilters): string {
  const params = new URLSearchParams({ [names.type]: filters.type || anyType });
  for (const [key, name] of Object.entries(names)) {
    const value = filters[key as keyof ResourceFilters];
    if (value) params.set(name, value);
  }
  return params.toString();
}
