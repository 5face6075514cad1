import { type Country, countries, type Province, provincesByCountry } from './places.catalogue.ts';

export function isCountry(text: string): text is Country {
  return countries.some((country) => country === text);
}

export const distanceUnits = ['miles', 'km'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];

/** What people of a country count distances in. */
export function distanceUnitOf(country: string): DistanceUnit {
  return country === 'Estados Unidos' ? 'miles' : 'km';
}

/** The country by which a phone or pay is read: the one named, or the first where none is yet. */
export function usualCountry(country: unknown): Country {
  return typeof country === 'string' && isCountry(country) ? country : countries[0];
}

/** The states or provinces to choose from; none for a country that is not listed. */
export function statesOf(country: string): readonly Province[] {
  return isCountry(country) ? provincesByCountry[country] : [];
}

/** Places with their names on the screen, in the order of those. */
export function placeOptions(
  places: readonly string[],
  nameOf: (place: string) => string,
): { value: string; label: string }[] {
  return places
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'es'));
}

export function isPlace(country: string, province: string): boolean {
  return statesOf(country).some((state) => state === province);
}
