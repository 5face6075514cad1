import { describe, expect, test } from '@jest/globals';
import { parseQueryString, refusedQuery } from './query-string.ts';

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

  test('refuses more than six levels', () => {
    expect(parseQueryString('a[b][c][d][e][f][g]=1')).not.toBe(refusedQuery);
    expect(parseQueryString('a[b][c][d][e][f][g][h]=1')).toBe(refusedQuery);
  });

  test('refuses more than a hundred parameters', () => {
    const parameters = (count: number) =>
      Array.from({ length: count }, (_, index) => `p${index}=1`).join('&');
    expect(Object.keys(parseQueryString(parameters(100)))).toHaveLength(100);
    expect(parseQueryString(parameters(101))).toBe(refusedQuery);
  });

  test('cannot be made to change what every object inherits', () => {
    parseQueryString('__proto__[polluted]=1&constructor[prototype][polluted]=1');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
