import { expect, test } from '@jest/globals';
import { identityMessages } from '@puente/domain/identity';
import { restMessages, tooLong } from '@puente/domain/rest';
import { translateText } from '@puente/platform';
import { setLanguage } from '@puente/platform/host';
import { errorSummary, errorTexts } from './error-summary.ts';

const labels = { name: 'Nombre', email: 'Correo electrónico', message: 'Mensaje' };

test('the combined text follows the order of the labels, whatever the order of the errors', () => {
  expect(errorSummary({ message: 'b', name: 'a' }, labels)).toEqual({
    lead: 'Corrige los siguientes errores: ',
    parts: ['a', 'b'],
  });
});

test('in English what leads the parts is English, as they are', async () => {
  await setLanguage('en');
  const email = translateText(identityMessages.emailInvalid);
  expect(errorSummary({ email }, labels)).toEqual({ lead: 'Please fix the following: ', parts: [email] });
  await setLanguage('es');
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
