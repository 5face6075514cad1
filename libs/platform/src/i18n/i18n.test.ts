import { beforeEach, expect, test } from '@jest/globals';
import { addMessages, formatDate, useTranslation } from './i18n.ts';

const translator = useTranslation;
const { t } = translator('sample');

beforeEach(() =>
  addMessages('sample', {
    hello: 'Hola, {{name}}',
    list: {
      found_zero: 'Ningún empleo',
      found_one: '{{count}} empleo',
      found_many: '{{count}} de empleos',
      found_other: '{{count}} empleos',
    },
  }),
);

test('a place in a message takes its value', () => {
  expect(t('hello', { name: 'Ana {{name}}' })).toBe('Hola, Ana {{name}}');
});

test.each([
  [0, 'Ningún empleo'],
  [1, '1 empleo'],
  [25, '25 empleos'],
  [1_000_000, '1000000 de empleos'],
])('%d takes its plural form', (count, message) => {
  expect(t('list.found', { count })).toBe(message);
});

test('a key without a message is shown as it is, and so is a group of messages', () => {
  expect(t('nothing.here')).toBe('nothing.here');
  expect(t('list')).toBe('list');
});

test('the translator of a namespace stays the same', () => {
  expect(translator('sample').t).toBe(t);
});

test('a date is told in words', () => {
  expect(formatDate('2026-11-03')).toBe('3 de noviembre de 2026');
  expect(formatDate('ayer')).toBe('ayer');
});
