import { describe, expect, test } from '@jest/globals';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { parsePhone } from '../phone-check/index.ts';
import { countries, type Country } from '../places/places.catalogue.ts';
import { formatPhone, phoneInCountry, phoneLink } from './index.ts';

describe('a phone number', () => {
  test.each<[string, Country, string]>([
    ['713 555 0123', 'Estados Unidos', '+17135550123'],
    ['(713) 555-0123', 'Estados Unidos', '+17135550123'],
    ['1-713-555-0123', 'Estados Unidos', '+17135550123'],
    ['+52 55 1234 5678', 'Estados Unidos', '+525512345678'],
    ['55 1234 5678', 'México', '+525512345678'],
    ['6123-4567', 'Panamá', '+50761234567'],
    ['212-3456', 'Panamá', '+5072123456'],
    ['+502 2345 6789', 'México', '+50223456789'],
  ])('%s of %s is kept as %s', (typed, country, kept) => {
    expect(parsePhone(typed, country)).toBe(kept);
  });

  test.each([
    '',
    '713',
    'llámame al 713',
    'llámame al 713 555 0123',
    '12345678',
    '713 555 0123 ext. 4',
    '+',
    '000 000 0000',
  ])('%p is none in the United States', (typed) => {
    expect(parsePhone(typed, 'Estados Unidos')).toBeNull();
  });

  test.each<[string, Country]>([
    ['+17135550123', 'Estados Unidos'],
    ['+525512345678', 'México'],
    ['+528112345678', 'México'],
    ['+526641234567', 'México'],
    ['+50761234567', 'Panamá'],
    ['+5072123456', 'Panamá'],
  ])('%s is shown as people of %s write it, and elsewhere with its code', (kept, home) => {
    const usual = parsePhoneNumberFromString(kept);
    for (const country of countries) {
      const shown = formatPhone(kept, country);
      expect(shown).toBe(country === home ? usual?.formatNational() : usual?.formatInternational());
      expect(parsePhone(shown, country)).toBe(kept);
      for (const other of countries) {
        expect(phoneInCountry(shown, country, other)).toBe(formatPhone(kept, other));
      }
    }
  });

  test('stays the same number when its country becomes another, however it was typed', () => {
    expect(phoneInCountry('713.555 0123', 'Estados Unidos', 'Panamá')).toBe('+1 713 555 0123');
    expect(phoneInCountry('1-713-555-0123', 'Estados Unidos', 'México')).toBe('+1 713 555 0123');
    expect(phoneInCountry('+52 55 1234 5678', 'Estados Unidos', 'México')).toBe('55 1234 5678');
    for (const none of ['', '713', 'llámame al 713 555 0123', '+502 2345 6789']) {
      expect(phoneInCountry(none, 'Estados Unidos', 'México')).toBe(none);
    }
  });

  test('of another country, or kept before numbers were checked, is shown as it is', () => {
    expect(formatPhone('+50223456789', 'México')).toBe('+50223456789');
    expect(formatPhone('llámame al 713', 'México')).toBe('llámame al 713');
  });

  test('can be called when it was checked, and else not', () => {
    expect(phoneLink('+17135550123')).toBe('tel:+17135550123');
    expect(phoneLink('713')).toBeUndefined();
    expect(phoneLink('+1713;ext=1')).toBeUndefined();
  });
});
