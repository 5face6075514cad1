import { combinedError } from '@puente/domain/identity';
import { restMessages } from '@puente/domain/rest';

/** Texts that do not say which field they are about. */
const nameless: readonly string[] = Object.values(restMessages);

/** The combined text of a form, in the order of `labels`; undefined while nothing is wrong. */
export function errorSummary(
  errors: Readonly<Record<string, string | null | undefined>>,
  labels: Readonly<Record<string, string>>,
): string | undefined {
  const texts = Object.entries(labels).flatMap(([field, label]) => {
    const text = errors[field];
    if (!text) return [];
    return [nameless.includes(text) ? `${label}: ${text}` : text];
  });
  return texts.length > 0 ? combinedError([...new Set(texts)]) : undefined;
}
