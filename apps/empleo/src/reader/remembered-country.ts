import { type JobSearch } from '@puente/domain/job-search';
import { type Country, isCountry } from '@puente/domain/places';
import { keep, readKept } from '@puente/platform/storage';

const key = 'jobs-country';

/** Where this browser's reader looked for work last; '' where that is not known. */
export function rememberedCountry(): Country | '' {
  const kept = readKept('localStorage', key) ?? '';
  return isCountry(kept) ? kept : '';
}

export function forgetCountry(): void {
  keep('localStorage', key, null);
}

/** A search of all countries says so, unless it is of a place, which says where by itself. */
export function rememberCountryOf({ country, place, at }: JobSearch): void {
  if (country) keep('localStorage', key, country);
  else if (!place && !at) forgetCountry();
}
