import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { z } from 'zod';

/** How many of each kind there are at least; a search may be of several kinds. */
const atLeast = { english: 18, typo: 14, trade: 14, where: 14, company: 4, phrase: 14 };

const fields = [
  'title',
  'description',
  'requirements',
  'category',
  'subcategory',
  'country',
  'province',
  'city',
  'modality',
  'jobType',
  'visaRequirement',
  'workLanguage',
  'zipCode',
  'company',
] as const;

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'i').source.length > 0;
  } catch {
    return false;
  }
}

// Capitals and accents count in neither the pattern nor the job, so that a pattern has none.
const pattern = z
  .string()
  .regex(/^[^A-Z\P{ASCII}]+$/u)
  .refine(isPattern);

const searchSchema = z.strictObject({
  what: z.string(),
  where: z.string(),
  kinds: z.array(z.enum(Object.keys(atLeast) as (keyof typeof atLeast)[])),
  /** All of these are true of one job among the first five. */
  wanted: z.partialRecord(z.enum(fields), pattern).refine((wanted) => Object.keys(wanted).length > 0),
  because: z.string().min(1),
});

const searches = z
  .array(searchSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'searches.json'), 'utf8')));

test('there are at least 72 searches, and enough of each kind', () => {
  expect(searches.length).toBeGreaterThanOrEqual(72);
  for (const [kind, least] of Object.entries(atLeast)) {
    const count = searches.filter(({ kinds }) => kinds.some((one) => one === kind)).length;
    expect([kind, count >= least]).toEqual([kind, true]);
  }
});

test('each search asks something, and is there once', () => {
  const asked = searches.map(({ what, where }) => `${what} | ${where}`.toLowerCase());
  expect(asked.filter((text) => text === ' | ')).toEqual([]);
  expect(asked.filter((text, index) => asked.indexOf(text) !== index)).toEqual([]);
});

test('a search is of the kind «where» when its second box is filled, and of no kind twice', () => {
  for (const { what, where, kinds } of searches) {
    expect([what, kinds.includes('where')]).toEqual([what, where !== '']);
    expect([what, new Set(kinds).size]).toEqual([what, kinds.length]);
  }
});
