import { describe, expect, test } from '@jest/globals';
import {
  authAnswerSchema,
  emailAvailabilitySchema,
  meAttributesSchema,
  profileFields,
  updateUserBody,
} from './index.ts';

describe('the account answers', () => {
  const me = {
    username: 'lucia7',
    email: 'lucia@correo.test',
    nombre: 'Lucía',
    apellido: 'Ramos',
    userType: 'user',
    provider: 'local',
    confirmed: true,
    createdAt: '2026-11-20T10:00:00.000Z',
    cv: null,
    nombreEmpresa: null,
    puestoEmpresa: null,
    pais: null,
    estado: null,
    codigoPostal: null,
    telefono: null,
    version: 1,
    ...Object.fromEntries(profileFields.map((field) => [field, null])),
  };

  test('never carry a secret', () => {
    const read = meAttributesSchema.parse({ ...me, password: 'x', resetPasswordToken: 'y', hash: 'z' });
    expect(read).toEqual(me);
  });

  test('always say whether there is a CV', () => {
    expect(meAttributesSchema.safeParse({ ...me, cv: undefined }).success).toBe(false);
    const cv = { id: 3, name: 'cv.pdf', url: '/api/files/3', size: 20_480 };
    expect(meAttributesSchema.parse({ ...me, cv }).cv).toEqual(cv);
  });

  test('give a flat user beside the token', () => {
    expect(authAnswerSchema.parse({ jwt: 'a.b.c', user: { id: 7, ...me } }).user).toEqual({ id: 7, ...me });
  });

  test('echo at most one value about availability', () => {
    expect(emailAvailabilitySchema.parse([])).toEqual([]);
    expect(emailAvailabilitySchema.parse([{ email: 'a@b.co', id: 3 }])).toEqual([{ email: 'a@b.co' }]);
    expect(emailAvailabilitySchema.safeParse([{ email: 'a' }, { email: 'b' }]).success).toBe(false);
  });

  test('let a profile be changed, and nothing that is not asked for', () => {
    expect(updateUserBody.parse({ data: { cv: '3' } })).toEqual({ data: { cv: 3 } });
    expect(updateUserBody.parse({ data: { cv: null } })).toEqual({ data: { cv: null } });
    expect(updateUserBody.safeParse({ data: {} }).success).toBe(false);
    expect(updateUserBody.safeParse({ data: { version: 1 } }).success).toBe(false);
    expect(updateUserBody.safeParse({ data: { cv: 3, confirmed: true } }).success).toBe(false);
  });
});
