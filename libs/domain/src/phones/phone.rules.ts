import { type Country } from '../places/places.catalogue.ts';

/** A phone number as it is kept: E.164, such as +17135550123. */
export const e164Pattern = /^\+[1-9]\d{6,14}$/;

export function isE164(text: string): boolean {
  return e164Pattern.test(text);
}

interface PhoneForm {
  of: Country;
  code: string;
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
    code: '+1',
    pattern: /^\+1(\d{3})(\d{3})(\d{4})$/,
    national: '($1) $2-$3',
    international: '+1 $1 $2 $3',
  },
  {
    of: 'México',
    code: '+52',
    pattern: /^\+52(33|55|56|81|\d{3})(\d{3,4})(\d{4})$/,
    national: '$1 $2 $3',
    international: '+52 $1 $2 $3',
  },
  {
    of: 'Panamá',
    code: '+507',
    pattern: /^\+507(\d{3,4})(\d{4})$/,
    national: '$1-$2',
    international: '+507 $1 $2',
  },
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

/**
 * A number typed or shown in one country as it is written in another: there it would be another number without its
 * code. What is no number of the three countries stays as it is. Needs no library, which may not have come yet.
 */
export function phoneInCountry(typed: string, from: Country, to: Country): string {
  const digits = typed.replace(/[\s().-]/g, '');
  const code = phoneForms.find(({ of }) => of === from)?.code ?? '';
  const number = [digits, code + digits, `+${digits}`].find((one) =>
    phoneForms.some(({ pattern }) => pattern.test(one)),
  );
  return number ? formatPhone(number, to) : typed;
}

/** The address of a call; undefined for what is not a checked number. */
export function phoneLink(phone: string): string | undefined {
  return isE164(phone) ? `tel:${phone}` : undefined;
}
