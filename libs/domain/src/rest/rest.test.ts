import { describe, expect, test } from '@jest/globals';
import {
  dataBody,
  dataDocument,
  dataDocumentOf,
  errorDocument,
  errorDocumentSchema,
  idSchema,
  listDocument,
  listDocumentOf,
  nullableText,
  paginationOf,
  relation,
  relationOf,
  requiredLine,
  requiredText,
  strictBody,
} from './index.ts';

function messages(result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) {
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('an id', () => {
  test.each([
    [1, 1],
    ['1', 1],
    ['0012', 12],
    [2147483647, 2147483647],
  ])('%p is read as %p', (sent, read) => {
    expect(idSchema.parse(sent)).toBe(read);
  });

  test.each([
    0,
    -1,
    1.5,
    2147483648,
    '0',
    '-1',
    '1.5',
    ' 1',
    '1e3',
    '99999999999',
    '',
    null,
    undefined,
    true,
    [1],
    {},
  ])('%p is refused', (sent) => {
    expect(messages(idSchema.safeParse(sent))).toEqual([': Identificador inválido.']);
  });
});

describe('a text field', () => {
  test('is trimmed before it is measured', () => {
    expect(requiredText(3).parse('  abc  ')).toBe('abc');
    expect(messages(requiredText(3).safeParse('abcd'))).toEqual([': Máximo 3 caracteres.']);
    expect(messages(requiredText(3).safeParse('   '))).toEqual([': Este campo es requerido.']);
  });

  test('keeps its line breaks, unless it is a line', () => {
    expect(requiredText(20).parse('a\n\nb')).toBe('a\n\nb');
    expect(requiredLine(20).parse(' a\n\n b\tc ')).toBe('a b c');
  });

  test('refuses what PostgreSQL cannot keep, and what is no text', () => {
    expect(messages(requiredText(20).safeParse('a\0b'))).toEqual([': Valor inválido.']);
    expect(messages(requiredText(20).safeParse(['a']))).toEqual([': Valor inválido.']);
    expect(messages(nullableText(20).safeParse('a\0b'))).toEqual([': Valor inválido.']);
  });

  test('that may be empty keeps nothing as null', () => {
    expect(nullableText(5).parse('  ')).toBeNull();
    expect(nullableText(5).parse(null)).toBeNull();
    expect(nullableText(5).parse(' a ')).toBe('a');
  });
});

describe('a body', () => {
  const body = dataBody(strictBody({ name: requiredText(5) }));

  test('names the fields it does not know', () => {
    expect(messages(body.safeParse({ data: { name: 'a', x: 1, y: 2 } }))).toEqual([
      'data: Campos desconocidos: x, y.',
    ]);
    expect(messages(body.safeParse({ data: { name: 'a' }, meta: {} }))).toEqual([
      ': Campos desconocidos: meta.',
    ]);
  });

  test('refuses a prototype as a field', () => {
    expect(body.safeParse(JSON.parse('{"data":{"name":"a","__proto__":{"admin":true}}}')).success).toBe(
      false,
    );
  });

  test.each([undefined, null, 'x', 1, []])('has to be an object: %p', (sent) => {
    expect(messages(body.safeParse(sent))).toEqual([': Solicitud inválida.']);
  });
});

describe('an answer', () => {
  const attributes = strictBody({ name: requiredText(5) });
  const entry = { id: 3, attributes: { name: 'a' } };

  test('of one thing wraps its id and attributes', () => {
    expect(dataDocumentOf(attributes).parse(dataDocument(3, { name: 'a' }))).toEqual({ data: entry });
  });

  test('of many things says which page they are', () => {
    const answer = listDocument([entry], paginationOf(2, 25, 26));
    expect(listDocumentOf(attributes).parse(answer)).toEqual({
      data: [entry],
      meta: { pagination: { page: 2, pageSize: 25, pageCount: 2, total: 26 } },
    });
  });

  test('of all things is one page as long as the limit allows', () => {
    expect(paginationOf(1, -1, 640)).toEqual({ page: 1, pageSize: 1000, pageCount: 1, total: 640 });
    expect(paginationOf(1, -1, 2500).pageCount).toBe(3);
    expect(paginationOf(1, 25, 0).pageCount).toBe(0);
  });

  test('shows a relation to nothing as null', () => {
    expect(relationOf(attributes).parse(relation(null))).toEqual({ data: null });
    expect(relationOf(attributes).parse(relation(entry))).toEqual({ data: entry });
  });

  test('that is an error has no data', () => {
    const answer = errorDocument(404, 'NotFoundError', 'Empleo no encontrado');
    expect(answer).toEqual({
      data: null,
      error: { status: 404, name: 'NotFoundError', message: 'Empleo no encontrado', details: {} },
    });
    expect(errorDocumentSchema.safeParse(answer).success).toBe(true);
    expect(errorDocumentSchema.safeParse({ ...answer, data: {} }).success).toBe(false);
  });
});
