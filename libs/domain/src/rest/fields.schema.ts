import { z } from 'zod';
import { restMessages, tooLong, unknownFields } from './messages.catalogue.ts';

const maxInt4 = 2_147_483_647;

/** What zod hands to an error function, as far as the texts need it. */
interface Issue {
  readonly code?: string;
  readonly input?: unknown;
  readonly keys?: readonly string[];
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

/** Tells a missing value from a wrong one. */
export function missingOr(wrong: string, missing: string = restMessages.requiredField) {
  return (issue: Issue): string => (isMissing(issue.input) ? missing : wrong);
}

/** PostgreSQL stores neither the zero character nor half a surrogate pair: a 400 here, not a failure there. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** Whether anything of it can be seen: a name of nothing but zero-width characters is none. */
function isVisible(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{Separator}\p{Other}]/u.test(text);
}

export function collapseSpaces(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Trimmed text of 1 to `max` characters, line breaks kept. */
export function requiredText(max: number, missing: string = restMessages.requiredField) {
  return z
    .string({ error: missingOr(restMessages.invalidValue, missing) })
    .trim()
    .min(1, missing)
    .refine((text) => !text || isVisible(text), missing)
    .max(max, tooLong(max))
    .refine(isStorable, restMessages.invalidValue);
}

/** The same on one line: runs of white space become one space. */
export function requiredLine(max: number, missing: string = restMessages.requiredField) {
  return requiredText(max, missing).overwrite(collapseSpaces);
}

/** Text that may be empty or null; both are kept as null. */
export function nullableText(max: number) {
  return z
    .string(restMessages.invalidValue)
    .trim()
    .max(max, tooLong(max))
    .refine(isStorable, restMessages.invalidValue)
    .nullable()
    .transform((text) => text || null);
}

export function option<const T extends readonly string[]>(
  values: T,
  missing: string = restMessages.requiredField,
) {
  return z.enum(values, { error: missingOr(restMessages.invalidOption, missing) });
}

/** An option that may be empty or null; both are kept as null. */
export function nullableOption<Value extends string>(values: readonly Value[]) {
  return z
    .enum(['', ...values], restMessages.invalidOption)
    .nullable()
    .transform((chosen): Value | null => (chosen || null) as Value | null);
}

/** An id of the database: a positive 32-bit integer, or the same as digits. */
export const idSchema = z
  .union([z.int(), z.string().regex(/^\d{1,10}$/, restMessages.invalidId)], restMessages.invalidId)
  .transform(Number)
  .pipe(z.int(restMessages.invalidId).min(1, restMessages.invalidId).max(maxInt4, restMessages.invalidId));

/** Which version of an entity a change was made to; each change raises it by one. */
export const versionSchema = z.int(restMessages.invalidValue).min(1, restMessages.invalidValue);

/** An object that refuses fields it does not know, in Spanish. */
export function strictBody<S extends z.ZodRawShape>(shape: S) {
  return z.strictObject(shape, {
    error: (issue: Issue) =>
      issue.code === 'unrecognized_keys' ? unknownFields(issue.keys ?? []) : restMessages.invalidBody,
  });
}

/** `{data: …}`, the body of writes. */
export function dataBody<S extends z.ZodType>(data: S) {
  return strictBody({ data });
}
