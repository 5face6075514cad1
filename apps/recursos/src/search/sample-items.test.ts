import { describe, expect, test } from '@jest/globals';
import {
  educationTypes,
  entrepreneurshipServices,
  migrationServices,
  resourceItemSchema,
} from '@puente/domain/resources';
import { educationItems } from '../education/education.data.ts';
import { entrepreneurshipItems } from '../entrepreneurship/entrepreneurship.data.ts';
import { migrationItems } from '../migration/migration.data.ts';

describe.each([
  ['emprendimiento', entrepreneurshipItems, entrepreneurshipServices, 6],
  ['educación', educationItems, educationTypes, 4],
  ['migración', migrationItems, migrationServices, 4],
])('the sample list of %s', (_name, items, types, count) => {
  test('is as long as it should be, and offers something of every kind', () => {
    expect(items).toHaveLength(count);
    expect(new Set<string>(items.map(({ type }) => type))).toEqual(new Set<string>(types));
  });

  test.each(items.map((item) => ({ item })))('$item.title.es is an item by the rules', ({ item }) => {
    expect(resourceItemSchema.parse(item)).toEqual(item);
    expect(item.description.en).not.toBe(item.description.es);
    expect(item.note.en).not.toBe(item.note.es);
  });

  test('has ids of its own, and was checked no later than today', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { date } of items) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  });
});
