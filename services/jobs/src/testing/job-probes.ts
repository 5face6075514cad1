import { jobFacets } from '@puente/domain/jobs';
import fc from 'fast-check';
import { type ModelJob, secret, shared } from './twin-jobs.ts';

/** A filter. */
interface Part {
  readonly query: string;
  /** What it means. */
  readonly fits: (job: ModelJob) => boolean;
}

const encoded = (name: string, value: string | number) => `${name}=${encodeURIComponent(value)}`;

export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }).filter((text) => !text.includes('\0')),
  fc.constantFrom(`'; drop table jobs.jobs; --`, '%_%', '👩‍🍳', '" -', '<->', '\\', secret),
);

const column = {
  country: 'country',
  province: 'province',
  category: 'category',
  subcategory: 'subcategory',
  modality: 'modality',
  workLanguage: 'work_language',
  visaRequirement: 'visa_requirement',
  jobType: 'job_type',
} as const satisfies Record<string, keyof ModelJob>;
type Facet = keyof typeof column;

const valuesOf = (facet: Facet) => [...new Set(shared.map((job) => job[column[facet]]))];

/** A value of a facet, most often one that there is. */
const facetPart = fc.constantFrom(...(Object.keys(column) as Facet[])).chain((facet): fc.Arbitrary<Part> => {
  const value = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...valuesOf(facet)) }, anyText);
  const of = (job: ModelJob) => job[column[facet]];
  return fc.oneof(
    value.map((one) => ({
      query: encoded(`filters[${facet}]`, one),
      fits: (job: ModelJob) => of(job) === one,
    })),
    fc.constantFrom(...valuesOf(facet)).map((one) => ({
      query: encoded(`filters[${facet}][$eqi]`, one.toUpperCase()),
      fits: (job: ModelJob) => of(job) === one,
    })),
    fc.uniqueArray(value, { minLength: 1, maxLength: 3 }).map((many) => ({
      query: many.map((one, at) => encoded(`filters[${facet}][$in][${at}]`, one)).join('&'),
      fits: (job: ModelJob) => many.includes(of(job)),
    })),
  );
});

const affinity: fc.Arbitrary<string> = fc.constantFrom(
  'Mujeres',
  'Jóvenes',
  'Pueblos Originarios',
  'Padres y madres',
);
const otherPart: fc.Arbitrary<Part> = fc.oneof(
  affinity.map((one) => ({
    query: encoded('filters[affinities][$contains]', one),
    fits: ({ affinities }: ModelJob) => affinities.includes(one),
  })),
  fc.uniqueArray(affinity, { minLength: 1, maxLength: 3 }).map((many) => ({
    query: many.map((one, at) => encoded(`filters[affinities][$in][${at}]`, one)).join('&'),
    fits: ({ affinities }: ModelJob) => affinities.some((one) => many.includes(one)),
  })),
  fc.constantFrom('Visa', 'Patrocinio', 'disponible', 'o').map((text) => ({
    query: encoded('filters[visaRequirement][$contains]', text),
    fits: (job: ModelJob) => job.visa_requirement.includes(text),
  })),
  fc.integer({ min: 1, max: 120_000 }).map((least) => ({
    query: encoded('filters[annualSalary][$gte]', least),
    fits: (job: ModelJob) => (job.annual_salary ?? 0) >= least,
  })),
  fc.date({ min: new Date('2026-09-25'), max: new Date('2026-10-25'), noInvalidDate: true }).map((since) => ({
    query: encoded('filters[publishedAt][$gte]', since.toISOString()),
    fits: (job: ModelJob) => job.published_at >= since.toISOString(),
  })),
  fc
    .tuple(fc.constantFrom('$eq', '$gte', '$lte'), fc.integer({ min: 1, max: 28 }))
    .map(([operator, date]) => {
      const day = `2026-10-${String(date).padStart(2, '0')}`;
      const fits = ({ published_at }: ModelJob) => {
        const posted = published_at.slice(0, 10);
        if (operator === '$eq') return posted === day;
        return operator === '$gte' ? posted >= day : posted <= day;
      };
      return { query: `filters[datePosted][${operator}]=${day}`, fits };
    }),
  fc.constantFrom('Publicado', 'Borrador', 'x').map((status) => ({
    query: encoded('filters[status]', status),
    fits: (job: ModelJob) => job.status === status,
  })),
  fc.constantFrom('lapropia', 'laotra', 'nadie').map((name) => ({
    query: encoded('filters[employer][username]', name),
    fits: ({ employer }: ModelJob) => ['lapropia', 'laotra'][employer] === name,
  })),
);

/** No field twice: that is a list of values, which is refused. */
const fieldOf = ({ query }: Part) => query.split('=')[0]?.replace(/\[\$.*$/, '');
const parts = fc.uniqueArray(
  fc.oneof({ weight: 3, arbitrary: facetPart }, { weight: 2, arbitrary: otherPart }),
  {
    maxLength: 4,
    selector: fieldOf,
  },
);

const words = fc.oneof(
  { weight: 8, arbitrary: fc.constant(undefined) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('plomero', 'cocina', 'cocina Houston', 'plmero', 'mesera -cocina', 'zzzz'),
  },
  { weight: 1, arbitrary: anyText },
);
const sorts = [
  '',
  'datePosted',
  'datePosted:asc',
  'datePosted:desc',
  'salary',
  'salary:desc',
  'title:desc,salary',
];

/** One question, and who asks it. */
export interface Probe {
  readonly kind: 'list' | 'facets' | 'alternatives' | 'suggestions';
  /** Nobody, a seeker, an employer. */
  readonly viewer: number;
  /** Whether it is about the jobs of the employer who may ask. */
  readonly own: boolean;
  readonly parts: readonly Part[];
  readonly text: string | undefined;
  readonly sort: string;
  readonly populate: boolean;
  readonly pageSize: number;
  readonly page: number;
}

export const probe: fc.Arbitrary<Probe> = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant('list' as const) },
    { weight: 2, arbitrary: fc.constant('facets' as const) },
    { weight: 1, arbitrary: fc.constant('alternatives' as const) },
    { weight: 2, arbitrary: fc.constant('suggestions' as const) },
  ),
  viewer: fc.nat({ max: 2 }),
  own: fc.boolean(),
  parts,
  text: words,
  sort: fc.constantFrom(...sorts),
  populate: fc.boolean(),
  pageSize: fc.constantFrom(1, 5, 25, 100, -1),
  page: fc.integer({ min: 1, max: 4 }),
});

export function urlOf({ kind, parts: asked, text, page, ...probed }: Probe, ownId: number): string {
  const filters = [
    ...asked.map(({ query }) => query),
    ...(text === undefined ? [] : [encoded('_q', text)]),
    ...(probed.own ? [`filters[employer][id]=${ownId}`] : []),
  ];
  switch (kind) {
    case 'facets':
      return `/api/jobs/facets?${[...filters, `fields=${jobFacets.slice(page * 2).join(',')}`].join('&')}`;
    case 'alternatives':
      return `/api/jobs/alternatives?${filters.join('&')}`;
    case 'suggestions':
      return `/api/jobs/suggestions?${encoded('q', text ?? asked[0]?.query.slice(-5) ?? 'plo')}`;
    case 'list': {
      const { sort, populate, pageSize } = probed;
      const order = [...(sort === '' ? [] : [`sort=${sort}`]), ...(populate ? ['populate=*'] : [])];
      const pages = `pagination[pageSize]=${pageSize}&pagination[page]=${pageSize === -1 ? 1 : page}`;
      return `/api/jobs?${[...filters, ...order, pages].join('&')}`;
    }
  }
}

/** What its caller may see of it. */
export function seenBy({ viewer, own }: Probe): ModelJob[] {
  if (own && viewer === 2) return shared.filter(({ employer }) => employer === 0);
  return shared.filter(({ status, employer }) => status === 'Publicado' && (!own || employer === 0));
}

/** What its filters mean of that, in its order. */
export function wantedBy(asked: Probe): ModelJob[] {
  return ordered(
    seenBy(asked).filter((job) => asked.parts.every(({ fits }) => fits(job))),
    asked.sort,
  );
}

const plain = ({ title }: ModelJob) => title.toLowerCase();
/** By the bytes of their letters, as the database compares them. */
const compareText = (one: string, other: string) => Number(one > other) - Number(one < other);

const comparing: Readonly<Record<string, (one: ModelJob, other: ModelJob, sign: number) => number>> = {
  datePosted: (one, other, sign) => sign * compareText(one.published_at, other.published_at),
  title: (one, other, sign) => sign * compareText(plain(one), plain(other)),
  salary: ({ annual_salary: mine }, { annual_salary: theirs }, sign) =>
    mine === null || theirs === null
      ? Number(mine === null) - Number(theirs === null)
      : sign * (mine - theirs),
};

/** As a list is ordered; those that tie by their ids, in the direction of the last key. */
function ordered(jobs: readonly ModelJob[], sort: string): ModelJob[] {
  const keys = (sort || 'datePosted:desc').split(',').map((key) => {
    const [name = '', direction] = key.split(':');
    return { compare: comparing[name], sign: direction === 'desc' ? -1 : 1 };
  });
  return [...jobs].sort((one, other) => {
    for (const { compare, sign } of keys) {
      const order = compare?.(one, other, sign) ?? 0;
      if (order !== 0) return order;
    }
    return (keys.at(-1)?.sign ?? 1) * (one.id - other.id);
  });
}
