import { expect, test } from '@jest/globals';
import { translatedOptions } from './translated-options.ts';

test('what is chosen stays as it is, and is called by its text', () => {
  expect(translatedOptions(['Remoto', 'Presencial'])).toEqual([
    { value: 'Remoto', label: 'Remoto' },
    { value: 'Presencial', label: 'Presencial' },
  ]);
  const texts = { hour: 'por hora', month: 'al mes' };
  expect(translatedOptions(['hour', 'month'] as const, (name) => texts[name])).toEqual([
    { value: 'hour', label: 'por hora' },
    { value: 'month', label: 'al mes' },
  ]);
});
