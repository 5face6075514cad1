import { combinedError } from '@puente/domain/identity';
import { restMessages } from '@puente/domain/rest';

/** Texts that do not say which field they are about. */
const nameless: readonly string[] = Object.values(restMessages);

/** The combined text of a form, in the order of `labels`; undefined while nothing is wrong. */
export function errorSummary(
  errors: Readonly<Record<string, unknown>>,
  labels: Record<string, string>,
): string | undefined {
  const messages = Object.entries(labels).flatMap(([name, label]) => {
    const message = (errors[name] as { message?: unknown } | undefined)?.message;
    if (typeof message !== 'string') return [];
    return [nameless.includes(message) ? `${label}: ${message}` : message];
  });
  return messages.length > 0 ? combinedError([...new Set(messages)]) : undefined;
}
