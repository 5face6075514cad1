import { expect, test } from '@jest/globals';
import qs from 'qs';
import { query } from './query.ts';

test('a nested query reads back on the server as it was', () => {
  const params = {
    filters: { status: { $eq: 'Publicado' }, affinities: { $in: ['Jóvenes', 'Padres & madres'] } },
    pagination: { page: '2' },
    _q: 'cocina 100 % #1 [a]=b',
  };
  expect(qs.parse(query(params).slice(1))).toEqual(params);
});

test('what is not asked is not sent', () => {
  expect(query({ _q: '', filters: { country: undefined }, sort: null })).toBe('');
});
