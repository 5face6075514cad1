import { describe, expect, test } from '@jest/globals';
import { translator } from './translate.ts';

const toEnglish = translator({
  'Hola.': 'Hello.',
  'Hola, {{name}}.': 'Hello, {{name}}.',
  'Máximo {{max}} (de {{total}}).': '{{total}} at most, not {{max}}.',
  'Errores: {{errors}}': 'Errors: {{errors}}',
  'Falta: {{parts}}': 'Missing: {{parts}}',
  'uno, dos y tres': 'one, two and three',
  uno: 'one',
  dos: 'two',
});

describe('a text', () => {
  test.each([
    ['that is known is translated', 'Hola.', 'Hello.'],
    ['that is unknown stays', 'Adiós.', 'Adiós.'],
    ['that every object has as a name stays', 'constructor', 'constructor'],
    ['with a place keeps what stands there', 'Hola, Ana.', 'Hello, Ana.'],
    ['with a place may go over several lines', 'Hola, Ana\nReyes.', 'Hello, Ana\nReyes.'],
    ['with places may have them in another order', 'Máximo 5 (de 9).', '9 at most, not 5.'],
    ['is compared letter by letter', 'Máximo 5 [de 9].', 'Máximo 5 [de 9].'],
    ['that only begins like a known one stays', 'Hola, Ana. Adiós.x', 'Hola, Ana. Adiós.x'],
    ['in a place is translated too', 'Falta: uno', 'Missing: one'],
    ['of several in a place is translated one by one', 'Falta: uno, tres, dos', 'Missing: one, tres, two'],
    [
      'with commas of its own is known as a whole',
      'Errores: uno, dos y tres | dos',
      'Errors: one, two and three | two',
    ],
    [
      'with a place inside another',
      'Errores: Falta: uno, dos | Hola, Ana.',
      'Errors: Missing: one, two | Hello, Ana.',
    ],
  ])('%s', (_, spanish, english) => {
    expect(toEnglish(spanish)).toBe(english);
  });

  test('that is English already stays', () => {
    for (const english of ['Hello.', 'Hello, Ana.', 'Errors: one | two'])
      expect(toEnglish(english)).toBe(english);
  });
});
