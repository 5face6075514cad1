import { z } from 'zod';
import { missingOr, option } from '../rest/fields.schema.ts';
import { countries, provinces } from './places.catalogue.ts';
import { zipCodeRule } from './zip-code.rules.ts';

export function countryField(missing?: string) {
  return option(countries, missing);
}

/** A state or province of any of the countries; whether it is one of the chosen country is `isPlace`'s. */
export function provinceField(missing?: string) {
  return option(provinces, missing);
}

export function zipCodeField(missing?: string) {
  const error = missingOr(zipCodeRule.message, missing);
  return z.string({ error }).trim().regex(zipCodeRule.pattern, { error });
}
