import { type Country, countries, type Province, provincesByCountry } from './places.catalogue.ts';

export function isCountry(text: string): text is Country {
  return countries.some((country) => country === text);
}

/** The states or provinces to choose from; none for a country that is not listed. */
export function statesOf(country: string): readonly Province[] {
  return isCountry(country) ? provincesByCountry[country] : [];
}

export function isPlace(country: string, province: string): boolean {
  return statesOf(country).some((state) => state === province);
}
