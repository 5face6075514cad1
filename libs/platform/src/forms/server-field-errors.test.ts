import { expect, test } from '@jest/globals';
import { errorDocument } from '@puente/domain/rest';
import { serverFieldErrors } from './server-field-errors.ts';

const refusal = (...errors: { path: string[]; message: string }[]) => ({
  status: 400,
  data: errorDocument(400, 'ValidationError', 'No', {
    errors: errors.map((error) => ({ ...error, name: 'ValidationError' })),
  }),
});

test('what the server says of the fields asked for is read by field', () => {
  const error = refusal(
    { path: ['password'], message: 'Contraseña débil' },
    { path: ['captchaToken'], message: 'Valor inválido.' },
  );
  expect(serverFieldErrors(error, ['password', 'email'])).toEqual({ password: 'Contraseña débil' });
});

test('so is what it says of a body in an envelope', () => {
  const error = refusal({ path: ['data', 'phone'], message: 'Teléfono inválido' });
  expect(serverFieldErrors(error, ['phone'])).toEqual({ phone: 'Teléfono inválido' });
});

test.each([
  ['speaks of other fields', refusal({ path: ['captchaToken'], message: 'x' })],
  ['speaks of no field', { status: 409, data: errorDocument(409, 'ConflictError', 'No') }],
  ['has no body of ours', { status: 502, data: '<html>' }],
  ['never came', { status: 'FETCH_ERROR', error: 'Failed to fetch' }],
])('nothing is read from an answer that %s', (_, error) => {
  expect(serverFieldErrors(error, ['password'])).toBeUndefined();
});
