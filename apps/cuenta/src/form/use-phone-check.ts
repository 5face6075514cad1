import { isCountry } from '@puente/domain/places';
import { formatPhone } from '@puente/domain/phones';
import { type ParsePhone, useParsePhone } from '@puente/section-kit';

/** Asked of a phone as it was typed, in the country chosen. */
export interface PhoneCheck {
  isWrong: (typed: string, country: string) => boolean;
  /** As people write it, once it is right. */
  write: (typed: string, country: string) => string;
}

/** Until what reads phones has come, nothing is wrong; the server says what is. */
export const usePhoneCheck = (wanted: boolean): PhoneCheck => phoneCheck(useParsePhone(wanted));

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
