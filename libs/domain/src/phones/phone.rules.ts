import { type Country } from '../places/places.catalogue.ts';

/** A phone number as it is kept: E.164, such as +17135550123. */
export const e164Pattern = /^\+[1-9]\d{6,14}$/;

export function isE164(text: string): boolean {
  return e164Pattern.test(text);
}

interface PhoneForm {
  of: Country;
  pattern: RegExp;
  national: string;
  international: string;
}

/**
 * How people of the three countries write their numbers, at home and with its code for elsewhere. Formatting is all a
 * page needs that shows a number: the library that checks one (`@puente/domain/phone-check`) is many times this file. A
 * test holds the two together.
 */
const phoneForms: readonly PhoneForm[] = [
  {
    of: 'Estados Unidos',
    pattern: /^\+1(\d{3})(\d{3})(\d{4})$/,
    national: '($1) $2-$3',
    international: '+1 $1 $2 $3',
  },
  {
    of: 'México',
    pattern: /^\+52(33|55|56|81|\d{3})(\d{3,4})(\d{4})$/,
    national: '$1 $2 $3',
    international: '+52 $1 $2 $3',
  },
  { of: 'Panamá', pattern: /^\+507(\d{3,4})(\d{4})$/, national: '$1-$2', international: '+507 $1 $2' },
];

/**
 * A kept number as people write it who read it in `country`: without its code it would be another number there unless
 * it is that country's own. Of none of the three, or kept before numbers were checked, as it is.
 */
export function formatPhone(phone: string, country: Country): string {
  const form = phoneForms.find(({ pattern }) => pattern.test(phone));
  if (!form) return phone;
  return phone.replace(form.pattern, form.of === country ? form.national : form.international);
}

/** The address of a call; undefined for what is not a checked number. */
export function phoneLink(phone: string): string | undefined {
  return isE164(phone) ? `tel:${phone}` : undefined;
}
