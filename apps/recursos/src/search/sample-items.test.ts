import { describe, expect, test } from '@jest/globals';
import { isPlace } from '@puente/domain/places';
import {
  asksForDuration,
  asksForStage,
  educationTypes,
  entrepreneurshipServices,
  migrationServices,
} from '@puente/domain/resources';
import { educationItems } from '../education/education.data.ts';
import { entrepreneurshipItems } from '../entrepreneurship/entrepreneurship.data.ts';
import { migrationItems } from '../migration/migration.data.ts';

describe.each([
  ['emprendimiento', entrepreneurshipItems, entrepreneurshipServices],
  ['educación', educationItems, educationTypes],
  ['migración', migrationItems, migrationServices],
])('the sample list of %s', (_name, items, types) => {
  test('offers something of every kind', () => {
    expect(new Set<string>(items.map(({ type }) => type))).toEqual(new Set<string>(types));
  });

  test('has ids of its own, places that exist, a source and a date', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { title, country, state, source, date } of items) {
      expect([title, isPlace(country, state)]).toEqual([title, true]);
      expect(source).not.toBe('');
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  test('has a stage and a duration exactly where they are asked for', () => {
    for (const { title, type, stage, subcategory } of items) {
      expect([title, stage !== null, subcategory !== null]).toEqual([
        title,
        asksForStage(type),
        asksForDuration(type),
      ]);
    }
  });
});
