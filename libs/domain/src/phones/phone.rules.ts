import { type Country } from '../places/places.catalogue.ts';

/** A phone number as it is kept: E.164, such as +17135550123. */
export const e164Pattern = /^\+[1-9]\d{6,14}$/;

export function isE164(text: string): boolean {
  return e164Pattern.test(text);
}

/**
 * How people of the three countries write their own numbers. Formatting is all a page needs that shows a number: the
 * library that checks one (`@puente/domain/phone-check`) is many times this file. A test holds the two together.
 */
const nationalForms: readonly (readonly [RegExp, string])[] = [
  [/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3'],
  [/^\+52(33|55|56|81)(\d{4})(\d{4})$/, '$1 $2 $3'],
  [/^\+52(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3'],
  [/^\+507(\d{3,4})(\d{4})$/, '$1-$2'],
];

/** A kept number as people write it; of another country, or kept before numbers were checked, as it is. */
export function formatPhone(phone: string): string {
  const form = nationalForms.find(([pattern]) => pattern.test(phone));
  return form ? phone.replace(...form) : phone;
}

const callingCodes: Readonly<Record<Country, string>> = {
  'Estados Unidos': '+1',
  México: '+52',
  Panamá: '+507',
};

/** A kept number as it stands in a field: as people write it where `parsePhone` reads it back so in `country`, else whole. */
export function phoneToEdit(phone: string, country: Country): string {
  return phone.startsWith(callingCodes[country]) ? formatPhone(phone) : phone;
}

/** The address of a call; undefined for what is not a checked number. */
export function phoneLink(phone: string): string | undefined {
  return isE164(phone) ? `tel:${phone}` : undefined;
}
