import { translateText } from '@puente/platform';
import { type Option } from '@puente/ui';

/**
 * Choices of the domain, whose texts are Spanish, with labels in the language on the screen. For use while drawing.
 * @param values what is chosen; it stays as it is, in every language
 * @param textOf what a value is called, where it is not its own text
 */
export function translatedOptions<Value extends string>(
  values: readonly Value[],
  textOf: (value: Value) => string = String,
): Option[] {
  return values.map((value) => ({ value, label: translateText(textOf(value)) }));
}
