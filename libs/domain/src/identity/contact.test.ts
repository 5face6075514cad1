import { describe, expect, test } from '@jest/globals';
import { contactErrors, contactLimits, contactSchema, type ContactFormValues } from './index.ts';

const message: ContactFormValues = {
  name: 'Lucía Ramos',
  email: 'lucia@correo.test',
  subject: 'Una pregunta',
  message: 'Hola:\n¿cómo publico una oferta?',
};

function schemaErrors(typed: ContactFormValues) {
  const issues = contactSchema.safeParse({ ...typed, captchaToken: 'e30=' }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

describe('a contact message', () => {
  test.each<[string, Partial<ContactFormValues>, Partial<ContactFormValues>]>([
    ['that is complete is accepted', {}, {}],
    [
      'that is empty is refused field by field',
      { name: '', email: '', subject: ' ', message: '\n' },
      {
        name: 'Este campo es requerido.',
        email: 'Este campo es requerido.',
        subject: 'Este campo es requerido.',
        message: 'Este campo es requerido.',
      },
    ],
    ['whose e-mail is white space has none', { email: ' ' }, { email: 'Este campo es requerido.' }],
    ['may have spaces around its texts', { email: ' Lucia@Correo.TEST ', name: ' Lucía ' }, {}],
    [
      'needs an e-mail that can be answered',
      { email: 'lucia@correo' },
      { email: 'Este no es un correo válido' },
    ],
    ['may be as long as the limits', longTexts(0), {}],
    [
      'may not be longer than the limits',
      longTexts(1),
      {
        name: 'Máximo 120 caracteres.',
        subject: 'Máximo 150 caracteres.',
        message: 'Máximo 5000 caracteres.',
      },
    ],
  ])('%s, by the form as by the call', (_, typed, errors) => {
    expect(contactErrors({ ...message, ...typed })).toEqual(errors);
    expect(schemaErrors({ ...message, ...typed })).toEqual(errors);
  });
});

function longTexts(more: number): Partial<ContactFormValues> {
  return Object.fromEntries(
    Object.entries(contactLimits).map(([field, limit]) => [field, 'a'.repeat(limit + more)]),
  );
}
