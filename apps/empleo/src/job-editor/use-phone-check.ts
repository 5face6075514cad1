import { type Country } from '@puente/domain/places';
import { useEffect, useState } from 'react';

export type ParsePhone = (text: string, country: Country) => string | null;

/** What reads a typed phone; it is heavier than the form and comes after it. Until then the server alone checks. */
export function usePhoneCheck(): ParsePhone | undefined {
  const [parse, setParse] = useState<ParsePhone>();
  useEffect(() => {
    let wanted = true;
    import('@puente/domain/phone-check').then(
      ({ parsePhone }) => wanted && setParse(() => parsePhone),
      (cause: unknown) => console.error('phones are checked by the server only', cause),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return parse;
}
