import { describe, expect, test } from '@jest/globals';
import { ApiError } from '../errors/api-error.ts';
import { parseEntryQuery } from './list-query.ts';

describe('the query of one entry', () => {
  test('names the relations to populate', () => {
    expect([...parseEntryQuery(['employer'], { populate: '*' })]).toEqual(['employer']);
  });

  test.each([{ populate: 'password' }, { sort: 'id' }, { pagination: { page: '1' } }])(
    '%j is refused',
    (query) => {
      expect(() => parseEntryQuery(['employer'], query)).toThrow(ApiError);
    },
  );
});
