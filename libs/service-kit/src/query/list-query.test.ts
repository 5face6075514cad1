import { describe, expect, test } from '@jest/globals';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import { parseQueryString, queryIssue } from '../app/query-string.ts';
import {
  date,
  equalTo,
  instant,
  integer,
  type ListGrammar,
  nullsLast,
  orderBy,
  text,
  textArray,
} from './index.ts';
import { parseListQuery } from './list-query.ts';

const grammar: ListGrammar = {
  filters: {
    country: text('j.country', '$eq', '$eqi', '$in'),
    visa: text('j.visa', '$contains'),
    affinities: textArray('j.affinities', '$eq', '$in'),
    'employer.id': integer('j.employer_id', '$eq'),
    datePosted: date('j.date_posted', '$eq', '$gte', '$lte'),
    publishedAt: instant('j.published_at', '$gte'),
    'employer.username': {
      ...text('j.employer_id', '$eq'),
      equals: (name) => sql`j.employer_id = (select id from people where name = ${name})`,
    },
  },
  sort: { datePosted: 'asc', title: 'asc', pay: 'desc' },
  populate: ['employer', 'applications'],
  search: true,
};

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const parse = (query: string) => parseListQuery(grammar, parseQueryString(query));
const compiled = (fragment: RawBuilder<unknown>) => {
  const { sql: text, parameters } = fragment.compile(compiler);
  return { text, parameters };
};
const where = (query: string) => compiled(parse(query).where);
const refusal = (query: string) => {
  // What the app refuses before a grammar is asked (create-app.ts).
  const issue = queryIssue(parseQueryString(query));
  if (issue) return [issue.path.join('.')];
  try {
    parse(query);
  } catch (error) {
    if (!(error instanceof ApiError) || error.getStatus() !== 400) throw error;
    return error.details.errors?.map(({ path }) => path.join('.'));
  }
  return 'accepted';
};

describe('filters', () => {
  test('a list without filters is all that may be seen', () => {
    expect(where('')).toEqual({ text: 'true', parameters: [] });
  });

  test.each([
    ['filters[country][$eq]=México', '"j"."country" = $1', ['México']],
    ['filters[country]=México', '"j"."country" = $1', ['México']],
    ['filters[country][$eqi]=MÉXICO', 'lower("j"."country") = lower($1)', ['MÉXICO']],
    [
      'filters[country][$in][0]=México&filters[country][$in][1]=Panamá',
      '"j"."country" = any($1)',
      [['México', 'Panamá']],
    ],
    ['filters[country][$in]=México', '"j"."country" = any($1)', [['México']]],
    ['filters[visa][$contains]=100%', 'strpos("j"."visa", $1) > 0', ['100%']],
    ['filters[affinities]=Mujeres', '"j"."affinities" @> $1::text[]', [['Mujeres']]],
    ['filters[affinities][$in][]=Mujeres', '"j"."affinities" && $1::text[]', [['Mujeres']]],
    ['filters[employer][id][$eq]=7', '"j"."employer_id" = $1', [7]],
    ['filters[employer][id]=7', '"j"."employer_id" = $1', [7]],
    ['filters[datePosted][$gte]=2026-02-28', '"j"."date_posted" >= $1', ['2026-02-28']],
    [
      'filters[publishedAt][$gte]=2026-02-28T10:00Z',
      '"j"."published_at" >= $1',
      ['2026-02-28T10:00:00.000Z'],
    ],
    [
      'filters[publishedAt][$gte]=2026-02-28T10:00:30.123456%2B02:00',
      '"j"."published_at" >= $1',
      ['2026-02-28T08:00:30.123Z'],
    ],
    ['filters[employer][username]=ana', 'j.employer_id = (select id from people where name = $1)', ['ana']],
  ])('%s asks for %s', (query, text, parameters) => {
    expect(where(query)).toEqual({ text, parameters });
  });

  test('several filters, and several operators of one field, must all hold', () => {
    expect(
      where('filters[datePosted][$gte]=2026-01-01&filters[datePosted][$lte]=2026-02-01&filters[country]=x'),
    ).toEqual({
      text: '"j"."date_posted" >= $1 and "j"."date_posted" <= $2 and "j"."country" = $3',
      parameters: ['2026-01-01', '2026-02-01', 'x'],
    });
  });

  test('a value that looks like SQL stays a parameter', () => {
    const value = "x'; drop table notes.notes; --";
    expect(where(`filters[country]=${encodeURIComponent(value)}`)).toEqual({
      text: '"j"."country" = $1',
      parameters: [value],
    });
  });

  test('more choices than qs lists by index are still choices', () => {
    const choices = Array.from({ length: 40 }, (_, index) => `filters[country][$in][${index}]=c${index}`);
    expect(where(choices.join('&')).parameters).toEqual([
      Array.from({ length: 40 }, (_, index) => `c${index}`),
    ]);
  });

  test.each([
    'filters[password]=x',
    'filters[constructor]=x',
    'filters[employer][password]=x',
    'filters[employer]=7',
    'filters[employer][$eq]=7',
    'filters[country][name]=x',
    'filters[$or][0][country]=x',
    'filters[country][$ne]=x',
    'filters[country][$contains]=x',
    'filters[visa]=x',
    'filters[country][$eq][$eq]=x',
    'filters[country][$eq][0]=x',
    'filters[country]=x&filters[country]=y',
    `filters[country]=${'x'.repeat(201)}`,
    'filters[country]=a%00b',
    'filters[publishedAt][$gte]=2026-11-22',
    'filters[publishedAt][$gte]=2026-02-30T10:00Z',
    'filters[publishedAt][$gte]=2026-11-22T25:00Z',
    'filters[publishedAt][$gte]=2026-11-22T10:00',
    'filters[country][$in][0][a]=x',
    'filters[employer][id]=0',
    'filters[employer][id]=-1',
    'filters[employer][id]=7x',
    'filters[employer][id]=2147483648',
    'filters[employer][id]=99999999999999999999',
    'filters[employer][id]=',
    'filters[datePosted]=2026-02-30',
    'filters[datePosted]=ayer',
    'filters=x',
    'filters[]=x',
  ])('%s is refused', (query) => {
    expect(refusal(query)).not.toBe('accepted');
  });

  test.each(['constructor', '__proto__', 'hasOwnProperty'])(
    'a name that every object has, %s, is no field',
    (name) => {
      const filters: unknown = JSON.parse(`{"${name}": "x"}`);
      expect(() => parseListQuery(grammar, { filters })).toThrow(ApiError);
    },
  );

  test('half a surrogate pair is refused', () => {
    expect(() => parseListQuery(grammar, { filters: { country: '\ud83d' } })).toThrow(ApiError);
  });

  test('names every wrong part at once', () => {
    expect(refusal('filters[a]=1&filters[country][$ne]=x&sort=b&populate=c&pagination[page]=0&d=1')).toEqual([
      'd',
      'filters.a',
      'filters.country.$ne',
      'sort',
      'populate',
      'pagination.page',
    ]);
  });

  test('equalTo tells the one value a field must equal', () => {
    expect(equalTo(parse('filters[employer][id]=7'), 'employer.id')).toBe(7);
    expect(equalTo(parse('filters[country][$eqi]=x'), 'country')).toBeUndefined();
    expect(equalTo(parse(''), 'country')).toBeUndefined();
  });
});

describe('pagination', () => {
  test.each([
    ['', { page: 1, pageSize: 25, offset: 0 }],
    ['pagination[page]=3', { page: 3, pageSize: 25, offset: 50 }],
    ['pagination[page]=2&pagination[pageSize]=100', { page: 2, pageSize: 100, offset: 100 }],
    ['pagination[pageSize]=-1', { page: 1, pageSize: 1000, offset: 0 }],
  ])('%s is %j', (query, page) => {
    expect(parse(query)).toMatchObject(page);
  });

  test.each([
    'pagination[page]=0',
    'pagination[page]=-1',
    'pagination[page]=1.5',
    'pagination[page]=x',
    'pagination[page]=',
    'pagination[page]=9999999',
    'pagination[page][a]=1',
    'pagination[pageSize]=0',
    'pagination[pageSize]=101',
    'pagination[pageSize]=-2',
    'pagination[pageSize]=-1&pagination[page]=2',
    'pagination[limit]=5',
    'pagination=5',
  ])('%s is refused', (query) => {
    expect(refusal(query)).not.toBe('accepted');
  });
});

describe('sort, populate and _q', () => {
  const order = (query: string) =>
    compiled(
      orderBy(
        parse(query).sort,
        { title: sql.ref('j.title'), datePosted: sql.ref('j.date_posted'), pay: nullsLast(sql.ref('j.pay')) },
        sql.ref('j.id'),
      ),
    ).text;

  test.each([
    ['sort=title', '"j"."title" asc, "j"."id" asc'],
    ['sort=pay', '"j"."pay" desc nulls last, "j"."id" desc'],
    ['sort=pay:asc', '"j"."pay" asc nulls last, "j"."id" asc'],
    ['sort=datePosted:desc', '"j"."date_posted" desc, "j"."id" desc'],
    ['sort=datePosted:desc,title', '"j"."date_posted" desc, "j"."title" asc, "j"."id" asc'],
    ['sort[0]=title:asc&sort[1]=datePosted:desc', '"j"."title" asc, "j"."date_posted" desc, "j"."id" desc'],
  ])('%s orders by %s', (query, expected) => {
    expect(order(query)).toBe(expected);
  });

  test.each([
    ['populate=*', ['employer', 'applications']],
    ['populate=employer', ['employer']],
    ['populate[0]=employer&populate[1]=applications', ['employer', 'applications']],
    ['populate=applications,employer', ['applications', 'employer']],
    ['', []],
  ])('%s populates %j', (query, expected) => {
    expect([...parse(query).populate]).toEqual(expected);
  });

  test('_q is trimmed, and nothing when blank', () => {
    expect(parse('_q=%20cocinera%20').search).toBe('cocinera');
    expect(parse('_q=%20').search).toBeUndefined();
  });

  test.each([
    'sort=password',
    'sort=constructor',
    'sort=title:up',
    'sort=title:asc:desc',
    'sort=title;drop',
    'sort[a]=title',
    'sort=title,title,title,title',
    'populate=password',
    'populate[employer]=*',
    `_q=${'x'.repeat(201)}`,
    '_q=a%00b',
    '_q[]=a',
    'fields=title',
  ])('%s is refused', (query) => {
    expect(refusal(query)).not.toBe('accepted');
  });

  test('relevance is no order without a search', () => {
    const searched: ListGrammar = { search: true, sort: { relevance: 'desc' } };
    expect(parseListQuery(searched, { sort: 'relevance', _q: 'x' }).sort).toHaveLength(1);
    expect(() => parseListQuery(searched, { sort: 'relevance', _q: ' ' })).toThrow(ApiError);
  });

  test('_q is unknown where the route does not search', () => {
    expect(() => parseListQuery({}, { _q: 'x' })).toThrow(ApiError);
  });
});
