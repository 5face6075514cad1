import { describe, expect, test } from '@jest/globals';
import { jobInputSchema, requiredJobFields } from '@puente/domain/jobs';
import { parsePhone } from '@puente/domain/phone-check';
import { aJob } from '../testing/fixtures.ts';
import { toJob } from '../job/job.ts';
import { jobFormProblems } from './check-job.ts';
import {
  emptyJobForm,
  formValuesFromDraft,
  formValuesOf,
  isEmptyForm,
  type JobFormValues,
} from './job-form-values.ts';

const good = formValuesOf(toJob(aJob(1)));
const bad: [string, Partial<JobFormValues>][] = [
  ...requiredJobFields.map((field): [string, Partial<JobFormValues>] => [`no ${field}`, { [field]: '' }]),
  ['a title of spaces', { title: '   ' }],
  ['a long title', { title: 'a'.repeat(121) }],
  ['a long description', { description: 'a'.repeat(5001) }],
  ['a long salary', { salary: '1'.repeat(81) }],
  ['a salary below zero', { salary: '-5' }],
  ['a phone of words', { phone: 'llámame al 713' }],
  ['a short postal code', { zipCode: '123' }],
  ['a postal code of letters', { zipCode: 'abcde' }],
  ['a state of another country', { country: 'México' }],
  ['a subcategory of another category', { category: 'Legal' }],
  ['a wrong e-mail', { contactEmail: 'hola@' }],
  ['a last day that is over', { closesOn: '2026-01-31' }],
  ['a last day of another age', { closesOn: '9999-12-31' }],
  ['a last day that is over for ages', { closesOn: '1999-12-31' }],
  ['a last day that is none', { closesOn: '2099-02-30' }],
];

describe('the form and the domain schema say the same', () => {
  test('a complete job is good for both', () => {
    expect(jobFormProblems(good, 'Publicado', parsePhone)).toEqual({});
    expect(jobInputSchema.safeParse(good).success).toBe(true);
  });

  test('so is one with its optional fields', () => {
    const full = {
      ...good,
      phone: '512 555 0100',
      contactEmail: ' Hola@Fonda.test ',
      affinities: ['Mujeres'],
      closesOn: '2099-01-31',
    };
    expect(jobFormProblems(full, 'Publicado', parsePhone)).toEqual({});
    expect(jobInputSchema.safeParse(full).success).toBe(true);
  });

  test.each(bad)('%s', (_name, part) => {
    const values = { ...good, ...part };
    const problems = jobFormProblems(values, 'Publicado', parsePhone);
    const { error } = jobInputSchema.safeParse({ ...values, status: 'Publicado' });
    const said = Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
    expect(problems).toEqual(said);
    expect(Object.keys(problems)).not.toEqual([]);
  });
});

describe('for a draft, the form and the domain schema say the same', () => {
  test('a title is enough', () => {
    const values = { ...emptyJobForm, title: 'Mesera' };
    expect(jobFormProblems(values, 'Borrador')).toEqual({});
    expect(jobInputSchema.safeParse({ ...values, status: 'Borrador' }).success).toBe(true);
  });

  test.each([
    ['no title', { title: '' }],
    ['a short postal code', { zipCode: '123' }],
    ['a wrong e-mail', { contactEmail: 'hola@' }],
    ['a last day of another age', { closesOn: '1999-12-31' }],
    ['a state of another country', { country: 'México', province: 'Texas' }],
  ] as [string, Partial<JobFormValues>][])('%s is wrong', (_name, part) => {
    const values = { ...emptyJobForm, title: 'Mesera', ...part };
    const { error } = jobInputSchema.safeParse({ ...values, status: 'Borrador' });
    const said = Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
    expect(jobFormProblems(values, 'Borrador')).toEqual(said);
    expect(Object.keys(said)).toHaveLength(1);
  });

  test('a last day that is over may stay until it is published', () => {
    const values = { ...emptyJobForm, title: 'Mesera', closesOn: '2026-01-31' };
    expect(jobFormProblems(values, 'Borrador')).toEqual({});
    expect(jobInputSchema.safeParse({ ...values, status: 'Borrador' }).success).toBe(true);
  });
});

test('a published job that has ended may be mended; another last day that is over may not be given', () => {
  const ended = { ...good, closesOn: '2026-01-31' };
  expect(jobFormProblems(ended, 'Publicado', parsePhone, '2026-01-31')).toEqual({});
  expect(Object.keys(jobFormProblems(ended, 'Publicado', parsePhone, '2026-01-30'))).toEqual(['closesOn']);
});

describe('a kept draft', () => {
  test('comes back as it was', () => {
    expect(formValuesFromDraft(JSON.stringify(good))).toEqual(good);
  });

  test.each(['', 'nonsense', '3', 'null'])('%p is none', (draft) => {
    expect(formValuesFromDraft(draft)).toBeUndefined();
  });

  test('loses what is not as it should be', () => {
    const draft = JSON.stringify({ title: 'Mesera', salary: 3, affinities: 'todas', other: 'x' });
    expect(formValuesFromDraft(draft)).toEqual({ ...emptyJobForm, title: 'Mesera' });
  });

  test('of an untouched form is not worth keeping', () => {
    expect(isEmptyForm(emptyJobForm)).toBe(true);
    expect(isEmptyForm({ ...emptyJobForm, title: 'M' })).toBe(false);
  });
});
