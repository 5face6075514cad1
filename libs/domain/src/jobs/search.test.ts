import { describe, expect, test } from '@jest/globals';
import {
  annualSalary,
  isOlderSearchComplete,
  matchesAffinities,
  snippet,
  visaRequirementFor,
} from './index.ts';

describe('the yearly pay a text stands for, in dollars', () => {
  test.each([
    ['$18 por hora', 37_440],
    ['$15.50/hr', 32_240],
    ['15-18 USD/hora', 37_440],
    ['De $16 a $18 la hora', 33_280],
    ['Entre 15 y 18 dólares por hora', 37_440],
    ['$ 18,50 la hora', 38_480],
    ['120 dólares al día', 31_200],
    ['$300 diarios', 78_000],
    ['$1,200.50 por semana', 62_426],
    ['$1.200 quincenal', 28_800],
    ['B/. 900 mensuales', 10_800],
    ['18 mil pesos al mes', 12_000],
    ['MXN 15,000 mensuales', 10_000],
    ['1 200 USD al mes', 14_400],
    ['US$ 45,000 al año', 45_000],
    ['$52K anuales', 52_000],
    ['$40,000 per year', 40_000],
  ])('%s: %i', (text, yearly) => {
    expect(annualSalary(text)).toBe(yearly);
  });

  test.each([
    ['$9,000 a la quincena', 'México', 12_000],
    ['US$9,000 a la quincena', 'México', 216_000],
    ['$900 a la quincena', 'Panamá', 21_600],
    ['$900 a la quincena', 'Estados Unidos', 21_600],
  ])('%s in %s: %i dollars', (text, country, yearly) => {
    expect(annualSalary(text, country)).toBe(yearly);
  });

  test.each([
    ['$18', 37_440],
    ['$3,000', 36_000],
    ['65000', 65_000],
  ])('%s without a period takes the usual one for its size', (text, yearly) => {
    expect(annualSalary(text)).toBe(yearly);
  });

  test.each([
    ['40 horas a la semana, $800 semanales', 41_600],
    ['5 días, 700 semanales', 36_400],
    ['Pago semanal: $20 la hora', 41_600],
    ['Pago semanal de $700', 36_400],
  ])('%s: an amount of money and its own period come first', (text, yearly) => {
    expect(annualSalary(text)).toBe(yearly);
  });

  test.each(['', 'A convenir', 'Según experiencia', '100 % comisión', '$0', '$ 999999999999 al año'])(
    '«%s» names none',
    (text) => {
      expect(annualSalary(text)).toBeNull();
    },
  );
});

describe('the search filters', () => {
  test('read visa Sí as a sponsor, No as a visa needed', () => {
    expect(visaRequirementFor('Sí')).toBe('Patrocinio disponible');
    expect(visaRequirementFor('No')).toBe('Visa requerida');
  });

  test('find a job by any of its communities', () => {
    expect(matchesAffinities(['Mujeres', 'Jóvenes'], ['Jóvenes', 'Padres y madres'])).toBe(true);
    expect(matchesAffinities(['Mujeres'], ['Jóvenes'])).toBe(false);
    expect(matchesAffinities([], ['Jóvenes'])).toBe(false);
    expect(matchesAffinities([], [])).toBe(true);
  });
});

describe('the older search', () => {
  test('shows 80 characters and an ellipsis of a longer description', () => {
    expect(snippet('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`);
    expect(snippet('a'.repeat(80))).toBe('a'.repeat(80));
    expect(snippet('👩🏽‍🍳abc', 2)).toBe('👩🏽…');
  });

  test('needs state, category and subcategory', () => {
    const complete = { state: 'Texas', category: 'Legal', subcategory: 'Abogacía' };
    expect(isOlderSearchComplete(complete)).toBe(true);
    for (const field of Object.keys(complete)) {
      expect(isOlderSearchComplete({ ...complete, [field]: '' })).toBe(false);
    }
  });
});
