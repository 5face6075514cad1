import { type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

/** What is wrong, by field. */
export type RuleErrors<Values> = { [Field in keyof Values]?: string | null | undefined };

/**
 * Judges a form by plain rules of `@puente/domain`. The zod schemas say the same (a test holds them together), but
 * weigh more than a page may.
 */
export function rulesResolver<Values extends FieldValues>(
  rules: (values: Values) => RuleErrors<Values>,
): Resolver<Values, unknown, Values> {
  return (values) => {
    const wrong = Object.entries<string | null | undefined>(rules(values)).filter(([, message]) => message);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'rule', message }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
