import { describe, expect, jest, test } from '@jest/globals';
import { listed, totalOf } from './index.ts';
import { parseListQuery } from './list-query.ts';

const page = (number: string, size: string) =>
  parseListQuery({}, { pagination: { page: number, pageSize: size } });

describe('a page of a list', () => {
  test('says how many pages and rows there are', () => {
    expect(listed([{ id: 1, attributes: {} }], 7, page('2', '2')).meta.pagination).toEqual({
      page: 2,
      pageSize: 2,
      pageCount: 4,
      total: 7,
    });
  });

  test('with all rows asked for, tells when there were more', () => {
    const data = Array.from({ length: 1000 }, (_, id) => ({ id, attributes: {} }));
    expect(listed(data, 1500, page('1', '-1')).meta.pagination).toEqual({
      page: 1,
      pageSize: 1000,
      pageCount: 2,
      total: 1500,
    });
    expect(listed(data.slice(0, 300), 900, page('1', '-1')).meta.pagination).toEqual({
      page: 1,
      pageSize: 300,
      pageCount: 3,
      total: 900,
    });
  });

  test.each([
    ['the last page', '2', 1, 3],
    ['an empty first page', '1', 0, 0],
  ])('%s needs no count', async (_name, number, rows, total) => {
    const count = jest.fn<() => Promise<number>>();
    expect(await totalOf(rows, page(number, '2'), count)).toBe(total);
    expect(count).not.toHaveBeenCalled();
  });

  test.each([
    ['a full page', '1', 2],
    ['an empty page past the end', '9', 0],
  ])('%s needs one', async (_name, number, rows) => {
    expect(await totalOf(rows, page(number, '2'), () => Promise.resolve(5))).toBe(5);
  });
});
