import { describe, expect, test } from '@jest/globals';
import {
  applicationAttributesSchema,
  createApplicationBody,
  createFavoriteBody,
  favoriteAttributesSchema,
  postAttributesSchema,
  reportJobBody,
  updateApplicationBody,
} from './index.ts';

describe('an application', () => {
  test('keeps the job and the letter; the rest of what clients send is the server’s', () => {
    const sent = { job: '7', candidate: 3, applicant: 3, employer: 4, coverLetter: ' Hola ', notes: '' };
    const read = createApplicationBody.parse({
      data: { ...sent, status: 'Contratada', dateApplied: '2000-01-01' },
    });
    expect(read).toEqual({ data: { job: 7, coverLetter: 'Hola', phone: null } });
  });

  test('may come without a letter', () => {
    expect(createApplicationBody.parse({ data: { job: 7 } })).toEqual({
      data: { job: 7, coverLetter: null, phone: null },
    });
    expect(createApplicationBody.parse({ data: { job: 7, coverLetter: '  ' } }).data.coverLetter).toBeNull();
  });

  test.each([
    [{}, 'job'],
    [{ job: 'x' }, 'job'],
    [{ job: { connect: [7] } }, 'job'],
    [{ job: 7, coverLetter: 'a'.repeat(5001) }, 'coverLetter'],
    [{ job: 7, coverLetter: 5 }, 'coverLetter'],
    [{ job: 7, salary: 5 }, ''],
  ])('is refused when it is wrong (%#)', (data, field) => {
    const issues = createApplicationBody.safeParse({ data }).error?.issues;
    expect(issues?.map(({ path }) => path.slice(1).join('.'))).toEqual([field]);
  });

  test('is updated in status and notes, by one of the statuses', () => {
    expect(updateApplicationBody.parse({ data: { status: 'Entrevista' } })).toEqual({
      data: { status: 'Entrevista' },
    });
    expect(updateApplicationBody.parse({ data: { notes: '' } })).toEqual({ data: { notes: null } });
    expect(updateApplicationBody.safeParse({ data: { status: 'Perdida' } }).success).toBe(false);
    expect(updateApplicationBody.safeParse({ data: { coverLetter: 'x' } }).success).toBe(false);
  });

  test('to a withdrawn job shows what its applicant saw, and nothing newer', () => {
    const withdrawn = {
      withdrawn: true,
      title: 'Cocinera',
      nombreEmpresa: 'La Fonda',
      country: 'México',
      province: 'Jalisco',
    };
    const answer = {
      coverLetter: null,
      phone: null,
      status: 'Enviada',
      dateApplied: '2026-11-20',
      job: { data: { id: 7, attributes: { ...withdrawn, salary: '$1' } } },
    };
    const read = applicationAttributesSchema.parse(answer);
    expect(read.job?.data?.attributes).toEqual(withdrawn);
    expect(read).not.toHaveProperty('notes');
  });
});

describe('a favourite', () => {
  test('is a job; whose it is the server knows', () => {
    expect(createFavoriteBody.parse({ data: { job: '7', user: 99 } })).toEqual({ data: { job: 7 } });
    expect(createFavoriteBody.safeParse({ data: { user: 99 } }).success).toBe(false);
    expect(createFavoriteBody.safeParse({ data: { job: 7, note: 'x' } }).success).toBe(false);
  });

  test('of a job that is gone points at nothing', () => {
    const answer = { createdAt: '2026-11-20T10:00:00.000Z', job: { data: null } };
    expect(favoriteAttributesSchema.parse(answer)).toEqual(answer);
  });
});

describe('a post', () => {
  test('has the given field names', () => {
    const post = { Nombre: 'Hola', documentID: 'a1', Number: 3, createdAt: '2026-11-20T10:00:00.000Z' };
    expect(postAttributesSchema.parse(post)).toEqual(post);
    expect(postAttributesSchema.safeParse({ ...post, Nombre: undefined }).success).toBe(false);
  });
});

describe('a report of a job', () => {
  test('has one of the reasons, and words if somebody has them', () => {
    expect(reportJobBody.parse({ data: { reason: 'Discriminación' } })).toEqual({
      data: { reason: 'Discriminación', details: null },
    });
    expect(reportJobBody.safeParse({ data: { reason: 'Porque sí' } }).success).toBe(false);
    expect(reportJobBody.safeParse({ data: { reason: 'Otro', details: 'a'.repeat(1001) } }).success).toBe(
      false,
    );
  });
});
