import { expect, test } from '@jest/globals';
import { registrationSchema, type UserType } from '@puente/domain/identity';
import { parsePhone } from '@puente/domain/phone-check';
import { phoneCheck } from '../../form/use-phone-check.ts';
import {
  emptyRegistration,
  registrationErrors,
  registrationFields,
  registrationOf,
  type RegistrationValues,
} from './registration.rules.ts';

const good: RegistrationValues = {
  username: 'lucia7',
  nombre: 'Lucía',
  apellido: 'Mena',
  nombreEmpresa: 'Fonda La Esquina',
  puestoEmpresa: 'Dueña',
  pais: 'Estados Unidos',
  estado: 'Texas',
  codigoPostal: '78701',
  telefono: '(512) 555-0142',
  email: 'lucia@puente.test',
  confirmEmail: 'Lucia@puente.test ',
  password: 'Camino#83x',
  confirmPassword: 'Camino#83x',
  terms: true,
};

/** One change to the good form: what the schema of the call refuses, the form must refuse with the same words. */
const changes: Partial<RegistrationValues>[] = [
  {},
  { username: '' },
  { username: 'Lucia!' },
  { nombre: '  ' },
  { nombre: '123' },
  { apellido: '' },
  { email: '' },
  { email: 'lucia' },
  { email: 'lucia@puente' },
  { email: ' LUCIA@PUENTE.TEST ' },
  { password: '' },
  { password: 'corta' },
  { password: 'sinmayuscula1#' },
  { password: 'Password1!' },
  { password: 'Lucia#2026' },
  { password: 'Esquina#2026' },
  { nombreEmpresa: '' },
  { puestoEmpresa: ' ' },
  { pais: '' },
  { estado: '' },
  { estado: 'Jalisco' },
  { pais: 'México', estado: 'Jalisco', telefono: '33 5550 0012' },
  { codigoPostal: '' },
  { codigoPostal: '123' },
  { codigoPostal: '1234' },
  { telefono: '' },
  { telefono: '12' },
  { telefono: '55501000' },
  { telefono: '33 5550 0012' },
  { telefono: '+52 33 5550 0012' },
];

const phone = phoneCheck(parsePhone);
const ownToTheForm = ['confirmEmail', 'confirmPassword', 'captcha', 'terms'];

function byTheForm(values: RegistrationValues, role: UserType) {
  return Object.fromEntries(
    Object.entries(registrationErrors(values, role, true, phone)).filter(
      ([field, text]) => text && !ownToTheForm.includes(field),
    ),
  );
}

function byTheSchema(values: RegistrationValues, role: UserType) {
  const { error } = registrationSchema.safeParse(registrationOf(values, role, 'a-token'));
  const issues = error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

test.each(['user', 'employer'] as const)('the form of a %s judges as the schema of the call does', (role) => {
  for (const change of changes) {
    const values = { ...good, ...change };
    expect([change, byTheForm(values, role)]).toEqual([change, byTheSchema(values, role)]);
  }
});

test('what only the form asks is said in its own words', () => {
  const values = { ...good, confirmEmail: 'otra@correo.test', confirmPassword: 'x', terms: false };
  expect(registrationErrors(values, 'user', false, phone)).toMatchObject({
    confirmEmail: 'Los correos no coinciden',
    confirmPassword: 'Las contraseñas no coinciden',
    captcha: 'Por favor, verifica que eres humano.',
    terms: 'Acepta los términos',
  });
});

test('a job seeker is not asked for a company', () => {
  expect(registrationFields('user')).not.toContain('nombreEmpresa');
  expect(registrationErrors(emptyRegistration, 'user', true, phone)).not.toHaveProperty('telefono');
  expect(registrationOf(good, 'user', 'a-token')).not.toHaveProperty('estado');
});

test('a phone is written as people do, one of another country with its code', () => {
  expect(phone.write('713 5550123', 'Estados Unidos')).toBe('(713) 555-0123');
  expect(phone.write('+523312345678', 'Estados Unidos')).toBe('+52 33 1234 5678');
  expect(phone.write('3312345678', 'México')).toBe('33 1234 5678');
});

test('until the checker has come, no phone is called wrong', () => {
  const values = { ...good, telefono: '55501000' };
  expect(registrationErrors(values, 'employer', true, phoneCheck(undefined))['telefono']).toBeUndefined();
});
