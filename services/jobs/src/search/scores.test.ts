import { expect, test } from '@jest/globals';
import { JobIndex } from '../job-index/job-index.ts';
import { type TextQuery } from '../job-index/text-query.ts';
import { scoredWords } from './scored-words.ts';
import { closeness } from './scores.ts';

const sample = {
  title: 'Mesera',
  country: 'Panamá',
  province: 'Colón',
  city: null,
  category: 'Ventas',
  subcategory: 'Cajas',
  modality: 'Presencial',
  workLanguage: 'Español',
  visaRequirement: 'Visa requerida',
  jobType: 'Contrato',
  affinities: [],
  annualSalary: null,
  publishedAt: 1,
  closesOn: null,
  location: null,
};

test('who is at a company that is named so answers worse than by its title and better than by its trade or text; by both, as by the better one', () => {
  const index = new JobIndex();
  const said: TextQuery = { lexeme: 'luna', within: ['A', 'B', 'C', 'D'] };
  const [another, ofLuna] = [1, 2];
  const jobs = [
    { employerId: another, words: "'luna':1A" },
    { employerId: ofLuna, words: "'luna':1A" },
    { employerId: ofLuna, words: "'mar':1" },
    { employerId: ofLuna, words: "'luna':1" },
    { employerId: another, words: "'luna':1B" },
    { employerId: another, words: "'luna':1" },
    { employerId: another, words: "'mar':1" },
  ];
  jobs.forEach((job, at) => index.put({ ...sample, ...job, id: at + 1 }));
  const scores = new Float64Array(jobs.length);
  closeness(index, { said: scoredWords(said), companies: [ofLuna] })(Int32Array.from(jobs.keys()), scores);
  expect([...scores]).toEqual([1, 1, 0.6, 0.6, 0.5, 0.1, 0]);
});
