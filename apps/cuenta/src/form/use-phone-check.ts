import { type Country, isCountry } from '@puente/domain/places';
import { formatPhone } from '@puente/domain/phones';
import { useEffect, useState } from 'react';

type ParsePhone = (text: string, country: Country) => string | null;

/** Asked of a phone as it was typed, in the country chosen. */
export interface PhoneCheck {
  isWrong: (typed: string, country: string) => boolean;
  /** As people write it, once it is right. */
  write: (typed: string, country: string) => string;
}

/** Weighs more than the form it is for, and so comes after it; until then only the server says what is wrong. */
export function usePhoneCheck(wanted: boolean): PhoneCheck {
  const [parse, setParse] = useState<ParsePhone>();
  useEffect(() => {
    if (!wanted) return;
    import('@puente/domain/phone-check').then(
      ({ parsePhone }) => setParse(() => parsePhone),
      (cause: unknown) => console.warn('phones are checked by the server only', cause),
    );
  }, [wanted]);
  return phoneCheck(parse);
}

export function phoneCheck(parse: ParsePhone | undefined): PhoneCheck {
  const read = (typed: string, country: string) => (isCountry(country) && parse?.(typed, country)) || null;
  return {
    isWrong: (typed, country) => parse !== undefined && isCountry(country) && !read(typed, country),
    write: (typed, country) => {
      const phone = isCountry(country) && read(typed, country);
      return phone ? formatPhone(phone, country) : typed;
    },
  };
}
