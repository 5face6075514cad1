import { translateText } from '@puente/platform';

/** Options of the domain in the language on the screen; what is chosen stays Spanish. For use while drawing. */
export function translatedOptions(values: readonly string[]): { value: string; label: string }[] {
  return values.map((value) => ({ value, label: translateText(value) }));
}
