import { type Country } from '@puente/domain/places';
import { useEffect, useState } from 'react';

/** A typed phone as E.164; null when it is none. */
export type ParsePhone = (typed: string, country: Country) => string | null;

/**
 * What reads a typed phone. It weighs more than the form it is for and comes after it; until then the server alone checks.
 * @param wanted whether the form asks for a phone
 */
export function useParsePhone(wanted = true): ParsePhone | undefined {
  const [parse, setParse] = useState<ParsePhone>();
  useEffect(() => {
    if (!wanted) return;
    import('@puente/domain/phone-check').then(
      ({ parsePhone }) => setParse(() => parsePhone),
      (cause: unknown) => console.warn('phones are checked by the server only', cause),
    );
  }, [wanted]);
  return parse;
}
