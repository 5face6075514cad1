import { expect, test } from '@jest/globals';
import { emptySearch, savedAddress, saysSomething } from './index.ts';

test('a search is kept without its page, its order and its «recientes»', () => {
  const search = { ...emptySearch, text: 'mesera', province: 'Texas', country: 'Estados Unidos' };
  const kept = savedAddress(search);
  expect(kept).toBe('q=mesera&pais=Estados+Unidos&estado=Texas&orden=fecha');
  expect(savedAddress({ ...search, since: '24h', sort: 'salario', page: 3 })).toBe(kept);
});

test('a search says something when it has a wish that lasts', () => {
  expect(saysSomething({ ...emptySearch, employer: 'fondaluz' })).toBe(true);
  expect(saysSomething({ ...emptySearch, since: '24h', sort: 'titulo', page: 2 })).toBe(false);
});
