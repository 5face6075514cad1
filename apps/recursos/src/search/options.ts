import { translateText } from '@puente/platform';
import { type Option } from '@puente/ui';

/** Choices of the domain, which are Spanish, with labels in the language on the screen. For use while drawing. */
export function optionsOf(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: translateText(value) }));
}
