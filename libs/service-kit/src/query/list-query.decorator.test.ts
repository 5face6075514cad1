import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Controller, Get, Module, Param } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { openApiDocument } from '../app/openapi.ts';
import { parseQueryString } from '../app/query-string.ts';
import { ErrorFilter } from '../errors/error-filter.ts';
import { refusal, wrongPaths } from '../testing/refusal.ts';
import { integer, type ListGrammar, text } from './grammar.ts';
import { EntryQuery, ListQuery } from './list-query.decorator.ts';

const books = {
  filters: { title: text('b.title', '$eq', '$in') },
  sort: { title: 'asc' },
  search: true,
} as const satisfies ListGrammar;
const lent = {
  filters: { 'reader.id': integer('l.reader_id', '$eq'), 'book.id': integer('l.book_id', '$eq') },
} as const satisfies ListGrammar;
const shelved = {
  filters: { 'book.id': integer('l.book_id', '$eq'), 'book.shelf.id': integer('s.id', '$eq') },
  populate: ['shelf'],
} as const satisfies ListGrammar;

@Controller('books')
class BooksController {
  @Get()
  list(@ListQuery(books) query: ListQuery<typeof books>) {
    return [query.filters, query.sort, query.search, query.page, query.pageSize];
  }

  @Get('copies')
  copies(@ListQuery(lent, shelved) query: ListQuery<typeof lent> | ListQuery<typeof shelved>) {
    return [query.filters, [...query.populate]];
  }

  @Get(':id')
  read(@Param('id') id: string, @EntryQuery(['author', 'shelf']) populate: ReadonlySet<string>) {
    return [id, ...populate];
  }
}

@Module({ controllers: [BooksController] })
class BooksModule {}

let app: NestFastifyApplication;
beforeAll(async () => {
  const adapter = new FastifyAdapter({ routerOptions: { querystringParser: parseQueryString } });
  app = await NestFactory.create<NestFastifyApplication>(BooksModule, adapter, { logger: false });
  app.useGlobalFilters(new ErrorFilter());
  await app.init();
});
afterAll(() => app.close());

const get = async (url: string) => {
  const answer = await app.inject(url);
  return { status: answer.statusCode, body: answer.json() as unknown };
};

describe('a query by a grammar', () => {
  test('reaches the method as what the grammar makes of it', async () => {
    const { body } = await get('/books?filters[title]=Ana&sort=title&_q=%20x%20&pagination[page]=2');
    expect(body).toEqual([
      [{ field: 'title', operator: '$eq', value: 'Ana' }],
      [{ name: 'title', direction: 'asc' }],
      'x',
      2,
      25,
    ]);
    expect((await get('/books/7?populate=shelf,author')).body).toEqual(['7', 'shelf', 'author']);
  });

  test.each([
    ['/books?filters[password]=x&sort=password', ['filters.password', 'sort']],
    ['/books?populate=shelf', ['populate']],
    ['/books/7?sort=title&populate=password', ['sort', 'populate']],
    ['/books/copies?filters[reader][id]=7&filters[book][shelf][id]=1', ['filters.book.shelf']],
  ])('%s is a 400 that names each wrong part, before the method is called', async (url, paths) => {
    const answer = await get(url);
    expect(refusal(answer).status).toBe(400);
    expect(wrongPaths(answer)).toEqual(paths);
  });

  test.each([
    ['filters[reader][id]=7', [[{ field: 'reader.id', operator: '$eq', value: 7 }], []]],
    ['filters[book][id]=7&populate=*', [[{ field: 'book.id', operator: '$eq', value: 7 }], ['shelf']]],
    ['', [[], []]],
  ])(
    'of several questions, %s asks the one that alone has its filter, else the last',
    async (query, body) => {
      expect((await get(`/books/copies?${query}`)).body).toEqual(body);
    },
  );

  test('stands in the OpenAPI document, of several questions all they take', () => {
    const { paths } = openApiDocument(app, { title: 'Books', description: '' });
    const names = (path: string) =>
      paths[path]?.get?.parameters?.map((parameter) => ('name' in parameter ? parameter.name : ''));
    const pages = ['pagination[page]', 'pagination[pageSize]'];
    expect(names('/books')).toEqual(['filters[title][$eq]', 'filters[title][$in]', '_q', 'sort', ...pages]);
    expect(names('/books/copies')).toEqual([
      'filters[reader][id][$eq]',
      'filters[book][id][$eq]',
      'filters[book][shelf][id][$eq]',
      'populate',
      ...pages,
    ]);
    expect(names('/books/{id}')).toEqual(['id', 'populate']);
  });
});
