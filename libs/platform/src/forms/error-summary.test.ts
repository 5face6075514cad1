import { expect, test } from '@jest/globals';
import { identityMessages } from '@puente/domain/identity';
import { restMessages, tooLong } from '@puente/domain/rest';
import { errorSummary, errorTexts } from './error-summary.ts';

const labels = { name: 'Nombre', email: 'Correo electrónico', message: 'Mensaje' };

test('the combined text follows the order of the labels, whatever the order of the errors', () => {
  expect(errorSummary({ message: 'b', name: 'a' }, labels)).toBe('Corrige los siguientes errores: a | b');
});

test('a text that could be about any field names its own', () => {
  const { requiredField, invalidValue } = restMessages;
  const errors = { name: requiredField, email: identityMessages.emailInvalid, message: tooLong(5000) };
  expect(errorTexts(errors, labels)).toEqual([
    'Nombre: Este campo es requerido.',
    'Este no es un correo válido',
    'Mensaje: Máximo 5000 caracteres.',
  ]);
  expect(errorTexts({ name: invalidValue }, labels)).toEqual(['Nombre: Valor inválido.']);
});

test('a text that several fields share is said once', () => {
  expect(errorTexts({ name: 'a', email: 'a', message: 'b' }, labels)).toEqual(['a', 'b']);
});

test('a form without errors has no combined text', () => {
  expect(errorSummary({ name: undefined, email: null, message: '' }, labels)).toBeUndefined();
});

test('an error of a field without a label is left out', () => {
  expect(errorSummary({ other: 'a' }, labels)).toBeUndefined();
});
