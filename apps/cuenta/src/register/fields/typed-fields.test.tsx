import { afterEach, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../../section.ts';

const call = 'GET /api/users';
afterEach(() => sessionStorage.clear());

async function open(answer: unknown = [], role = 'user') {
  const captcha = () => new Promise(() => undefined);
  const view = await renderRoute(section, `/register?role=${role}`, {
    responses: { [call]: answer, 'GET /api/captcha': captcha },
  });
  // The checker of phones has come.
  await act(async () => void (await import('@puente/domain/phone-check')));
  /** What was asked about usernames and e-mails. */
  const questions = () =>
    view.requests.map(({ url }) => decodeURIComponent(new URL(url).search)).filter((search) => search !== '');
  return { ...view, questions };
}

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, text: string) => userEvent.type(field(label), text);

test('the username keeps only lowercase letters and digits as they are typed', async () => {
  await open();
  expect(field('Usuario')).toHaveAccessibleDescription(
    'Solo letras minúsculas y números permitidos en usuario',
  );
  await type('Usuario', 'Lu Cí-a_7');
  expect(field('Usuario')).toHaveValue('lucia7');
});

test('a character typed in the middle leaves the caret there', async () => {
  await open();
  await type('Nombre', 'ana');
  const input = field('Nombre') as HTMLInputElement;
  await userEvent.type(input, 'D', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input).toHaveValue('Adna');
  expect(input.selectionStart).toBe(2);
});

test('the username is asked for once, half a second after the last key', async () => {
  const { questions } = await open();
  await type('Usuario', 'lucia7');
  expect(questions()).toHaveLength(0);
  expect(await screen.findByText('Disponible')).toBeVisible();
  expect(questions()).toEqual(['?filters[username][$eqi]=lucia7']);
});

test('while the username is asked for, the field says so', async () => {
  await open(() => new Promise(() => undefined));
  await type('Usuario', 'lucia7');
  await waitFor(() => expect(field('Usuario')).toHaveAccessibleDescription('Verificando...'));
});

test('a username in use is refused, until it is changed', async () => {
  await open([{ username: 'lucia7' }]);
  await type('Usuario', 'lucia7');
  expect(await screen.findByText('Usuario ya existe')).toBeVisible();
  expect(field('Usuario')).toBeInvalid();
  await type('Usuario', 'x');
  expect(screen.queryByText('Usuario ya existe')).toBeNull();
});

test.each([
  ['Error de conexión', () => Promise.reject(new TypeError('x'))],
  ['Error en verificación', () => restError(500, 'x')],
])('a check that failed says «%s» and refuses nothing', async (text, answer) => {
  await open(answer);
  await type('Usuario', 'lucia7');
  expect(await screen.findByText(text)).toBeVisible();
  expect(field('Usuario')).toBeValid();
});

test('the e-mail is asked for when its field is left, for the account type of the form', async () => {
  const { questions } = await open([], 'employer');
  await type('Correo electrónico', 'Ana@Puente.test ');
  expect(questions()).toHaveLength(0);
  await userEvent.tab();
  expect(await screen.findByText('Disponible')).toBeVisible();
  expect(questions()).toEqual(['?filters[email][$eqi]=ana@puente.test&filters[userType][$eq]=employer']);
});

test('an e-mail in use is refused with the way to sign in', async () => {
  await open([{ email: 'ana@puente.test' }], 'employer');
  await type('Correo electrónico', 'ana@puente.test');
  await userEvent.tab();
  await waitFor(() =>
    expect(field('Correo electrónico')).toHaveAccessibleDescription(
      'Correo ya está en uso. Por favor, usar otro correo o inicia sesión',
    ),
  );
  expect(screen.getByRole('link', { name: 'inicia sesión' })).toHaveAttribute('href', '/login?role=employer');
});

test('something that is no e-mail is not asked for', async () => {
  const { questions } = await open();
  await type('Correo electrónico', 'ana@');
  await userEvent.tab();
  expect(questions()).toHaveLength(0);
});

test('repetitions that differ are said while they are typed', async () => {
  await open();
  await type('Correo electrónico', 'ana@puente.test');
  await type('Confirmar correo electrónico', 'ana@p');
  expect(screen.queryByText('Los correos no coinciden')).toBeNull();
  await type('Confirmar correo electrónico', 'x');
  expect(screen.getByText('Los correos no coinciden')).toBeVisible();
  await type('Contraseña', 'Camino#83x');
  await type('Confirmar contraseña', 'camino');
  expect(screen.getByText('Las contraseñas no coinciden')).toBeVisible();
});

test('the password says what it still lacks', async () => {
  await open();
  const password = () => field('Contraseña');
  expect(password()).toHaveAccessibleDescription(
    'Falta: mínimo 6 caracteres, 1 mayúscula, 1 número, 1 carácter especial (Ejemplo: @ #)',
  );
  await type('Contraseña', 'caminO');
  expect(password()).toHaveAccessibleDescription('Falta: 1 número, 1 carácter especial (Ejemplo: @ #)');
  await type('Contraseña', '#83');
  expect(password()).toHaveAccessibleDescription('Contraseña bien elaborada');
});

test('a password made of own data is weak, and says of which', async () => {
  await open();
  await type('Usuario', 'luciamena');
  await type('Contraseña', 'Luciamena#1');
  expect(field('Contraseña')).toHaveAccessibleDescription('Contraseña débil. No uses tu usuario.');
});

test('a password that holds the company’s name says so', async () => {
  await open([], 'employer');
  await type('Nombre de la empresa', 'Fonda La Esquina');
  await type('Contraseña', 'Esquina#2026');
  expect(field('Contraseña')).toHaveAccessibleDescription(
    'Contraseña débil. No uses el nombre de tu empresa.',
  );
});

test('a username is suggested by the name, asked for, and needs no tap', async () => {
  const { questions } = await open();
  await type('Nombre', 'maría josé');
  await type('Apellido', 'lópez muñoz');
  expect(field('Usuario')).toHaveValue('marialopezmunoz');
  expect(await screen.findByText('Disponible')).toBeVisible();
  expect(field('Usuario')).toHaveAccessibleDescription('Disponible Te sugerimos este. Puedes cambiarlo.');
  expect(questions()).toEqual(['?filters[username][$eqi]=marialopezmunoz']);
});

test('where the suggestion is taken, another one is made', async () => {
  const { questions } = await open((request: Request) =>
    request.url.endsWith('marialopez') ? [{ username: 'marialopez' }] : [],
  );
  await type('Nombre', 'María');
  await type('Apellido', 'López');
  expect(await screen.findByText('Disponible', {}, { timeout: 3000 })).toBeVisible();
  expect(field('Usuario')).toHaveValue('marialopez2');
  expect(questions().at(-1)).toBe('?filters[username][$eqi]=marialopez2');
});

test('a username of one’s own stays, whatever the name becomes', async () => {
  await open();
  await type('Nombre', 'Ana');
  await type('Usuario', 'x');
  await type('Apellido', 'Mena');
  expect(field('Usuario')).toHaveValue('anax');
  await userEvent.clear(field('Usuario'));
  await type('Nombre', 'Lía');
  expect(field('Usuario')).toHaveValue('');
});

test('the company suggests the username of an employer', async () => {
  await open([], 'employer');
  await type('Nombre', 'Ana');
  expect(field('Usuario')).toHaveValue('');
  await type('Nombre de la empresa', 'Panadería Ñandú 24');
  expect(field('Usuario')).toHaveValue('panaderianandu24');
});

test('a phone is written as people do when its field is left, and checked in the country chosen', async () => {
  await open([], 'employer');
  const phone = field('Teléfono');
  const leave = async (text: string) => {
    await userEvent.clear(phone);
    await type('Teléfono', text);
    await userEvent.tab();
  };
  await leave('tel. 713 555-0123');
  expect(phone).toHaveValue('(713) 555-0123');
  await leave('+52 33 5550 0012');
  expect(phone).toHaveValue('+52 33 5550 0012');
  await userEvent.selectOptions(field('País'), 'México');
  await leave('3355500012');
  expect(phone).toHaveValue('33 5550 0012');
  await leave('55501000');
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(phone).toHaveAccessibleDescription('Teléfono inválido');
});

test.each(['Correo electrónico', 'Confirmar correo electrónico'])(
  'the shape of «%s» is told when it is left, not before, and not when it is empty',
  async (label) => {
    const { questions } = await open();
    const wrong = () => screen.queryByText('Este no es un correo válido');
    await userEvent.click(field(label));
    await userEvent.tab();
    expect(wrong()).toBeNull();
    await type(label, 'ana@');
    expect(wrong()).toBeNull();
    await userEvent.tab();
    expect(wrong()).toBeVisible();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining('Este no es un correo válido'));
    expect(questions()).toEqual([]);
    await type(label, 'puente.test');
    expect(wrong()).toBeNull();
  },
);
