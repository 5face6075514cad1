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

/** The combined text of a form, «Corrige los siguientes errores: …», for `FormErrorSummary`; undefined while nothing is wrong. */
export function errorSummary(
  ...form: Parameters<typeof errorTexts>
): { lead: string; parts: string[] } | undefined {
  const parts = errorTexts(...form);
  const [first] = parts;
  if (first === undefined) return undefined;
  // The words before the first part, in the language on the screen, as the parts are.
  const lead = translateText(combinedError([first])).slice(0, -first.length);
  return { lead, parts };
}
