import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { parseListQuery } from '@puente/service-kit';
import fc from 'fast-check';
import { CurrentJobs } from '../job-index/current-jobs.ts';
import { KeptEntries } from '../job-index/kept-entries.ts';
import { JobPages } from '../job-index/job-pages.ts';
import { Gazetteer } from '../places/gazetteer.ts';
import { shared, startShared, type Shared } from '../testing/twin-jobs.ts';
import { JobFacetsService } from './job-facets.service.ts';
import { JobQueries } from './job-query.ts';
import { jobFacetsGrammar, jobPageGrammar } from './job.grammar.ts';
import { JobsService } from './jobs.service.ts';

let service: Shared;
beforeAll(async () => {
  service = await startShared();
});
afterAll(() => service.jobs.stop());

const words = [
  'plomero',
  'plomera',
  'cocinero',
  'cosinera',
  'mesera',
  'carpinterro',
  'ayudante de cocina',
  'cook',
  'zorbista',
  'zorvista',
  'fonda quetzal',
  'la otra',
  'sin inglés',
  'medio tiempo',
] as const;
const places = ['', 'houston', 'texas', '77036', 'guadalajara', 'en'] as const;
const titles = ['Plomera', 'Cocinero', 'Zorbista', 'Mesera en Houston', 'Cook', 'Quetzal'] as const;
const companies = ['La Otra', 'Fonda Quetzal', 'Zorbista y Cía', 'Plomería Unida'] as const;
const descriptions = ['Con ganas de aprender', 'Sin experiencia', 'Con «ñ» y 🛠️'] as const;
const ends = ['2026-01-01', '2100-01-01', null] as const;

interface Asked {
  facets: boolean;
  viewer: number;
  raw: Record<string, unknown>;
}

const question: fc.Arbitrary<Asked> = fc.record({
  facets: fc.boolean(),
  viewer: fc.nat(2),
  raw: fc
    .record({
      words: fc.array(fc.constantFrom(...words), { maxLength: 2 }),
      shown: fc.constantFrom(
        {},
        { view: 'card' },
        { populate: 'employer' },
        { view: 'card', populate: 'employer' },
      ),
      place: fc.constantFrom(...places),
      without: fc.constantFrom('', '', ' -cocinero'),
      filters: fc.constantFrom({}, {}, { country: 'Estados Unidos' }, { modality: 'Remoto' }),
    })
    .map((one) => ({
      ...(one.words.length > 0 && { _q: [...one.words, one.place].filter(Boolean).join(' ') + one.without }),
      filters: one.filters,
      ...one.shown,
    })),
});

/** Of which job; by another connection than the service's. */
const change = fc.tuple(
  fc.constantFrom(...shared.map(({ id }) => id)),
  fc.oneof(
    fc
      .constantFrom(...titles)
      .map((title) => ['update jobs.jobs set title = $2 where id = $1', title] as const),
    fc
      .constantFrom('Publicado', 'Borrador')
      .map((status) => ['update jobs.jobs set status = $2 where id = $1', status] as const),
    fc
      .constantFrom('77036', '60601')
      .map((zip) => ['update jobs.jobs set zip_code = $2 where id = $1', zip] as const),
    fc
      .constantFrom(...ends)
      .map((end) => ['update jobs.jobs set closes_on = $2 where id = $1', end] as const),
    fc
      .constantFrom(...descriptions)
      .map((text) => ['update jobs.jobs set description = $2 where id = $1', text] as const),
    fc
      .constantFrom(true, false)
      .map((is) => ['update jobs.jobs set highlight = $2 where id = $1', is] as const),
    fc
      .constantFrom(...companies)
      .map(
        (name) =>
          [
            'update identity.users set nombre_empresa = $2 where id = (select employer_id from jobs.jobs where id = $1)',
            name,
          ] as const,
      ),
  ),
);

async function answerOf(jobs: JobsService, facets: JobFacetsService, asked: Asked): Promise<string> {
  const { view: _, populate: __, ...facetQuery } = asked.raw;
  if (asked.facets) return JSON.stringify(await facets.facets(parseListQuery(jobFacetsGrammar, facetQuery)));
  const list = await jobs.list(parseListQuery(jobPageGrammar, asked.raw), service.viewers[asked.viewer]);
  return list.toBuffer().toString();
}

const ofService = (asked: Asked) =>
  answerOf(service.jobs.app.get(JobsService), service.jobs.app.get(JobFacetsService), asked);

/** By a service that was never asked anything. */
function ofTwin(asked: Asked): Promise<string> {
  const { em } = service.jobs.app.get(MikroORM);
  const entries = new KeptEntries();
  // It keeps nothing.
  entries.onModuleDestroy();
  const current = new CurrentJobs(em, entries);
  const gazetteer = new Gazetteer();
  const queries = new JobQueries(em.fork(), current, new JobPages(current), gazetteer);
  return answerOf(new JobsService(em.fork(), queries, gazetteer), new JobFacetsService(queries), asked);
}

test('a list and a search answer what a service answers that remembers nothing, whatever changed since it was asked before', async () => {
  const seed = Date.now() & 0x7fffffff;
  const turn = fc.record({ change, asked: fc.array(question, { minLength: 1, maxLength: 3 }) });
  // Few questions, so that most of them are asked again.
  const pool = fc.sample(question, { numRuns: 25, seed });
  for (const [
    at,
    {
      change: [id, [text, value]],
      asked,
    },
  ] of fc.sample(turn, { numRuns: 120, seed }).entries()) {
    const questions = [...asked, pool[at % pool.length]!, pool[(at * 7) % pool.length]!];
    // Some are under way while it changes.
    const during = questions.map(ofService);
    await service.jobs.admin.query(text, [id, value]);
    const after = await Promise.all(questions.map(ofService));
    await Promise.all(during);
    const known = await Promise.all(questions.map(ofService));
    for (const [n, one] of questions.entries()) {
      const expected = await ofTwin(one);
      const told = { seed, at, text, value, id, one };
      expect({ ...told, answer: after[n] }).toEqual({ ...told, answer: expected });
      expect({ ...told, answer: known[n] }).toEqual({ ...told, answer: expected });
    }
  }
}, 240_000);
