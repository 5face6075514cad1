import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { demoEmployer, demoJobs } from './data/demo-employer.ts';
import { generate } from './generate.ts';
import { townsOf } from './job.ts';

interface Search {
  what: string;
  where: string;
  wanted: Record<string, string>;
}

const file = join(import.meta.dirname, '../bench/search/searches.json');
const searches = JSON.parse(readFileSync(file, 'utf8')) as Search[];

const { employers, jobs } = generate({
  count: 10_000,
  seed: 7,
  today: '2026-11-22',
});
const written = [...jobs].map((job) => ({
  ...job,
  city: townsOf(job.country, job.province).find(([, code]) => code === job.zipCode)?.[0],
  company: employers[job.employer]?.name,
}));
const ofDemo = demoJobs
  .filter(({ status }) => status === 'Publicado')
  .map((job) => ({
    ...job,
    country: demoEmployer.pais,
    province: demoEmployer.estado,
    zipCode: demoEmployer.codigoPostal,
    city: 'Chicago',
    company: demoEmployer.nombreEmpresa,
  }));

const plain = (value: unknown) =>
  String(value ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
const corpus = [...written, ...ofDemo].map(
  (job) => new Map(Object.entries(job).map(([k, v]) => [k, plain(v)])),
);

test('what each search of the bench wants is among the sample jobs', () => {
  const without = searches.filter(({ wanted }) => {
    const predicates = Object.entries(wanted).map(([k, v]) => [k, new RegExp(plain(v), 'i')] as const);
    return !corpus.some((job) => predicates.every(([field, one]) => one.test(job.get(field) ?? '')));
  });
  expect(without).toEqual([]);
});
