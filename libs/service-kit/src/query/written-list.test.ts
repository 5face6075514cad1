import { expect, test } from '@jest/globals';
import { paginationOf } from '@puente/domain/rest';
import { listed } from './page.ts';
import { parseListQuery } from './list-query.ts';
import { WrittenList } from './written-list.ts';

const entries = [
  { id: 1, attributes: { title: 'Albañil' } },
  { id: 2, attributes: { title: '«Cocina» 🛠️' } },
];

test.each([0, 1, 2])('a list of %i written entries is the list of these entries', (count) => {
  const data = entries.slice(0, count);
  const query = parseListQuery({ filters: {} }, {});
  const written = new WrittenList(
    data.map((entry) => Buffer.from(JSON.stringify(entry))),
    { pagination: paginationOf(1, 25, count) },
  );
  expect(written.toBuffer().toString()).toBe(JSON.stringify(listed(data, count, query)));
});
