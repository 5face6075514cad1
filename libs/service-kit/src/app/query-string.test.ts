import { describe, expect, test } from '@jest/globals';
import { parseQueryString, queryIssue } from './query-string.ts';

const parameters = (count: number) => Array.from({ length: count }, (_, index) => `p${index}=1`).join('&');

describe('parseQueryString', () => {
  test('nests bracketed names', () => {
    expect(parseQueryString('filters[employer][id][$eq]=7&populate=*')).toEqual({
      filters: { employer: { id: { $eq: '7' } } },
      populate: '*',
    });
  });

  test('reads repeated and indexed names as lists', () => {
    expect(parseQueryString('a=1&a=2&b[0]=x&b[1]=y')).toEqual({ a: ['1', '2'], b: ['x', 'y'] });
  });

  test.each([
    ['six levels below the first', 'a[b][c][d][e][f][g]=1'],
    ['a hundred parameters', parameters(100)],
    ['the last entry of a list', 'a[$in][99]=1'],
    ['a value that is called as what is inherited', '_q=constructor&title=__proto__[x]'],
    ['a name that has it in it', 'filters[constructors][$eq]=1&a__proto__=1'],
    ['nothing', ''],
  ])('takes %s', (_, query) => {
    expect(queryIssue(parseQueryString(query))).toBeUndefined();
  });

  test.each([
    [
      'a level more',
      'sort=id&filters[a][b][c][d][e][f][g]=1',
      'filters.a.b.c.d.e.f.g',
      '«filters» tiene más de 6 niveles.',
    ],
    ['a parameter more', parameters(101), '', 'La consulta tiene más de 100 parámetros.'],
    [
      'an entry more',
      'filters%5Bid%5D%5B$in%5D%5B100%5D=1',
      'filters.id.$in.100',
      '«filters» tiene una lista de más de 100 valores.',
    ],
    ['__proto__ alone', '__proto__=1', '__proto__', 'Campos desconocidos: __proto__.'],
    [
      '__proto__ above',
      'filters[__proto__][$eq]=1',
      'filters.__proto__.$eq',
      'Campos desconocidos: __proto__.',
    ],
    ['__proto__ below', 'near%5B%5F_proto__%5D=1', 'near.__proto__', 'Campos desconocidos: __proto__.'],
    ['constructor', 'a=1&near[constructor]=1', 'near.constructor', 'Campos desconocidos: constructor.'],
    ['prototype', 'pagination[prototype]=9', 'pagination.prototype', 'Campos desconocidos: prototype.'],
  ])('refuses %s, and names it', (_, query, path, message) => {
    expect(queryIssue(parseQueryString(query))).toEqual({ path: path.split('.').filter(Boolean), message });
  });

  test('cannot be made to change what every object inherits', () => {
    parseQueryString('__proto__[polluted]=1&constructor[prototype][polluted]=1');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
