import { expect, test } from '@jest/globals';
import { renderHead, templateProblem, type HeadContext } from './index.ts';

const context: HeadContext = {
  answer: { data: { attributes: { title: 'Mesero ${nada}', city: null, tags: ['a', 'b'] } } },
  params: { jobId: '12' },
  path: '/detalle-empleo/12',
  site: { name: 'Puente', url: 'https://puente.example' },
};

test('a head and an object of schema.org are made of an answer', () => {
  const made = renderHead(
    {
      head: { title: '${answer.data.attributes.title}', description: 'En ${site.name}' },
      structuredData: {
        '@type': 'JobPosting',
        url: '${site.url}${path}',
        jobLocation: { $if: 'answer.data.attributes.city', then: '${answer.data.attributes.city}' },
      },
    },
    context,
  );
  expect(made.head).toEqual({ title: 'Mesero ${nada}', description: 'En Puente' });
  expect(made.structuredData).toEqual({
    '@type': 'JobPosting',
    url: 'https://puente.example/detalle-empleo/12',
  });
});

test.each([
  ['asks for what the answer does not have', { title: '${answer.nothing.title}', description: '' }],
  ['makes no title', { title: ' ', description: '' }],
  ['calls another site canonical', { title: 'x', description: '', canonical: 'https://other.example/x' }],
  ['calls another host canonical', { title: 'x', description: '', canonical: '//other.example/x' }],
  ['calls a path with a query canonical', { title: 'x', description: '', canonical: '/x?${params.jobId}' }],
  ['makes something else than texts', { title: { $eval: 'answer.data.attributes.tags' }, description: '' }],
])('a template that %s throws', (_what, head) => {
  expect(() => renderHead({ head }, context)).toThrow();
});

test.each<[string, unknown]>([
  ['expression that is none', { title: 'Hola ${answer.data..title}' }],
  ['second expression that is none', { title: '${answer.title} en ${answer.city]}' }],
  ['expression that does not end', ['${answer.title']],
  ['$eval that is none', { a: { $eval: 'answer[' } }],
  ['$if that is none', { $if: '!', then: 'x' }],
  ['$match that is none', { $match: { 'a ==': 'x' } }],
  ['$sort by what is none', { $sort: [1], 'by(x)': 'x.' }],
  ['operator that does not exist', { $repeat: 'x' }],
  ['name that is none', { '${a b}': 'x' }],
])('an %s is found without an answer', (_what, template) => {
  expect(templateProblem(template)).toMatch(/answer|json-e|\$eval|a b/);
});

test('what can be right is let through', () => {
  const template = {
    $let: { job: { $eval: 'answer.data.attributes' } },
    in: {
      $$escaped: 'costs $${1}',
      title: '${job.title} · ${job.city[0:10]}',
      list: { $map: { $eval: 'job.tags' }, 'each(tag)': { $if: 'tag in ["a"]', then: '${tag}', else: null } },
      kind: { $switch: { "job.type == 'x'": 1, $default: 2 } },
      found: { $find: [1, 2], 'each(n)': 'n > 1' },
      many: 12,
    },
  };
  expect(templateProblem(template)).toBeUndefined();
});
