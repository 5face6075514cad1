import { combinedError } from '@puente/domain/identity';
import { restMessages, tooLong } from '@puente/domain/rest';
import { translateText } from '@puente/platform';

/** True of texts that do not say which field they are about, in the language on the screen. */
function isNameless(text: string): boolean {
  return [...Object.values(restMessages), tooLong(Number(/\d+/.exec(text)?.[0]))]
    .map(translateText)
    .includes(text);
}

/** What is wrong (the errors of `useForm`), each text once and with its field's label where it needs one, in the order of `labels`. */
export function errorTexts(
  errors: Readonly<Record<string, string | null | undefined>>,
  labels: Readonly<Record<string, string>>,
): string[] {
  const texts = Object.entries(labels).flatMap(([field, label]) => {
    const text = errors[field];
    if (!text) return [];
    return [isNameless(text) ? `${label}: ${text}` : text];
  });
  return [...new Set(texts)];
}

/** The combined text of a form, «Corrige los siguientes errores: …»; undefined while nothing is wrong. */
export function errorSummary(...form: Parameters<typeof errorTexts>): string | undefined {
  const texts = errorTexts(...form);
  return texts.length > 0 ? translateText(combinedError(texts)) : undefined;
}
