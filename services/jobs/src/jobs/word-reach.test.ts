import { expect, test } from '@jest/globals';
import { JobIndex } from '../job-index/job-index.ts';
import { reachOf } from './word-reach.ts';

const jobs = 10_000;
const index = new JobIndex();
for (let id = 1; id <= jobs; id += 1)
  index.put({
    id,
    title: 'Mesera',
    country: 'Panamá',
    province: 'Colón',
    category: 'Ventas',
    subcategory: 'Cajas',
    modality: id % 5 === 0 ? 'Remoto' : 'Presencial',
    workLanguage: 'Español',
    visaRequirement: 'Visa requerida',
    jobType: 'Contrato',
    affinities: [],
    employerId: 1,
    annualSalary: null,
    publishedAt: id,
    closesOn: null,
    city: null,
    location: null,
  });
const remote = index.having('modality', (value) => value === 'Remoto');

test.each([
  ['every other job has', jobs / 2, 1000],
  ['every job has', jobs, 500],
  ['every fifth job has', jobs / 5, 2500],
])('a word that %s is looked for among as many as it takes to find enough', (_, expected, among) => {
  expect(reachOf(index, index.all, expected)).toMatchObject({ among, capped: true });
});

test('among the few that filters leave, a word is looked for in all of them', () => {
  expect(reachOf(index, remote, jobs / 2)).toMatchObject({ among: jobs / 5, capped: false });
});

test('what a thousand have is looked for everywhere', () => {
  expect(reachOf(index, index.all, 1000)).toBeUndefined();
});
