import { translateText } from '@puente/platform';
import { type Option } from '@puente/ui';

/** Choices of the domain, which are Spanish, with labels in the language on the screen. For use while drawing. */
export function optionsOf(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: translateText(value) }));
}

/** The same for places, by the order of their labels. */
export function placesOf(values: readonly string[]): Option[] {
  return optionsOf(values).sort((one, other) => one.label.localeCompare(other.label));
}
