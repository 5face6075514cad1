import { expect, test } from '@jest/globals';
import { paginationOf, relation } from '@puente/domain/rest';
import { listed } from './page.ts';
import { parseListQuery } from './list-query.ts';
import { WrittenList, writtenRelation } from './written-list.ts';

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

test('an entry of several pieces is written as one of one piece', () => {
  const pieces = ['{"id":1,"attri', 'butes":{}}'].map((piece) => Buffer.from(piece));
  const whole = Buffer.from('{"id":2}');
  const written = new WrittenList([pieces, whole], { pagination: paginationOf(1, 25, 2) });
  expect(JSON.parse(written.toBuffer().toString())).toMatchObject({
    data: [{ id: 1, attributes: {} }, { id: 2 }],
  });
});

test.each([{ title: '«Ñandú»' }, null])('a relation to %j is written as one', (attributes) => {
  const written = writtenRelation(7, attributes && JSON.stringify(attributes));
  expect(written).toBe(JSON.stringify(relation(attributes && { id: 7, attributes })));
});
