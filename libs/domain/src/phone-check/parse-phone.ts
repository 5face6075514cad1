import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Country } from '../places/places.catalogue.ts';

const codes: Record<Country, CountryCode> = { 'Estados Unidos': 'US', México: 'MX', Panamá: 'PA' };

/**
 * A phone number as somebody wrote it, as E.164: of `country`, or of any other when it begins with + and its code.
 * Null for what is no number, such as one with words in it or with digits missing.
 */
export function parsePhone(text: string, country: Country): string | null {
  const typed = text.trim();
  // The library finds a number inside a sentence; what else the sentence says would be lost.
  if (!/^[+\d\s().·/-]+$/.test(typed)) return null;
  const found = parsePhoneNumberFromString(typed, codes[country]);
  return found?.isValid() ? found.number : null;
}
