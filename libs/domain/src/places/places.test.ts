import { describe, expect, test } from '@jest/globals';
import {
  countries,
  countryField,
  isPlace,
  isZipCode,
  mexicanStates,
  panamanianProvinces,
  placeOptions,
  provinceField,
  provinces,
  sanitizeZipCode,
  statesOf,
  usStates,
  zipCodeField,
} from './index.ts';

describe('the countries', () => {
  test('are the given three, in their order', () => {
    expect(countries).toEqual(['Estados Unidos', 'México', 'Panamá']);
  });

  test.each([
    ['Estados Unidos', 51],
    ['México', 32],
    ['Panamá', 10],
  ])('%s has %i states or provinces, all different and in alphabetical order', (country, count) => {
    const states = statesOf(country);
    expect(states).toHaveLength(count);
    expect(new Set(states).size).toBe(count);
    expect([...states].sort((a, b) => a.localeCompare(b, 'es'))).toEqual(states);
  });

  test('have the usual Spanish names for their states', () => {
    expect(usStates).toEqual(
      expect.arrayContaining(['Nueva York', 'Carolina del Norte', 'Pensilvania', 'Distrito de Columbia']),
    );
    expect(mexicanStates).toContain('Ciudad de México');
    expect(panamanianProvinces).toContain('Panamá Oeste');
  });

  test('share no state or province', () => {
    expect(new Set(provinces).size).toBe(93);
  });

  test.each(['', 'Francia', 'estados unidos', 'toString', '__proto__'])('«%s» has no states', (country) => {
    expect(statesOf(country)).toEqual([]);
  });
});

describe('places to choose from', () => {
  test('are in the order of what people read, whichever language that is in', () => {
    const english: Record<string, string> = {
      'Nueva York': 'New York',
      'Carolina del Norte': 'North Carolina',
    };
    const states = ['Carolina del Norte', 'Nueva York', 'Oregón', 'Ohio'] as const;
    expect(placeOptions(states, (name) => english[name] ?? name)).toEqual([
      { value: 'Nueva York', label: 'New York' },
      { value: 'Carolina del Norte', label: 'North Carolina' },
      { value: 'Ohio', label: 'Ohio' },
      { value: 'Oregón', label: 'Oregón' },
    ]);
    expect(placeOptions(['Zacatecas', 'Ámbar', 'Baja'], String).map(({ value }) => value)).toEqual([
      'Ámbar',
      'Baja',
      'Zacatecas',
    ]);
  });
});

describe('a place', () => {
  test.each([
    ['Estados Unidos', 'Texas', true],
    ['México', 'Jalisco', true],
    ['Panamá', 'Panamá', true],
    ['México', 'Texas', false],
    ['Estados Unidos', '', false],
    ['', 'Texas', false],
    ['Panamá', 'constructor', false],
  ])('%s, %s: %s', (country, province, is) => {
    expect(isPlace(country, province)).toBe(is);
  });

  test('is asked for in two fields that tell a missing value from a wrong one', () => {
    expect(countryField('Falta').safeParse('').error?.issues[0]?.message).toBe('Falta');
    expect(countryField('Falta').safeParse('Francia').error?.issues[0]?.message).toBe('Opción inválida.');
    expect(provinceField().safeParse('Yucatán').success).toBe(true);
    expect(provinceField().safeParse(7).success).toBe(false);
  });
});

describe('a postal code', () => {
  test.each(['0801', '78701', '123456'])('of 4 to 6 digits is accepted: %s', (code) => {
    expect(isZipCode(code)).toBe(true);
    expect(zipCodeField().parse(` ${code} `)).toBe(code);
  });

  test.each(['123', '1234567', '12a45', '12 45', '-1234', '١٢٣٤٥'])('is refused otherwise: %s', (code) => {
    expect(isZipCode(code)).toBe(false);
    expect(
      zipCodeField()
        .safeParse(code)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['Código postal inválido']);
  });

  test('keeps digits as they are typed, six at most', () => {
    expect(sanitizeZipCode('7a8-7 01')).toBe('78701');
    expect(sanitizeZipCode('12345678')).toBe('123456');
  });
});
