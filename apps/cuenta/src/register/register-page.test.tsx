import { afterEach, expect, test } from '@jest/globals';
import { keepDestination, Navigate, readDestination, useLocation } from '@puente/platform';
import { renderRoute, restError, type RenderRouteOptions } from '@puente/platform/testing';
import { easyChallenge, nonceOf } from '@puente/platform/testing/captcha';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';
import { tooMany } from '../testing/too-many.ts';
import RegisterPage from './register-page.tsx';

const call = 'POST /api/auth/local/register';
const nobody = { 'GET /api/users': [], 'GET /api/captcha': () => easyChallenge() };
const made = {
  user: { id: 9, username: 'lucia7', email: 'lucia@puente.test', userType: 'user', confirmed: false },
};

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const person = {
  Usuario: 'lucia7',
  Nombre: 'lucía',
  Apellido: 'MENA',
  'Correo electrónico': 'Lucia@puente.test',
  'Confirmar correo electrónico': 'lucia@puente.test',
  Contraseña: 'Camino#83x',
  'Confirmar contraseña': 'Camino#83x',
};

const company = {
  'Nombre de la empresa': 'Fonda La Esquina',
  'Puesto en la empresa': 'Dueña',
  'Estado/Provincia': 'Texas',
  'Código postal': '78701-99',
  Teléfono: '(512) 555-0142',
};

function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

const captcha = () => screen.getByRole('checkbox', { name: 'No soy un robot' });
const terms = () => screen.getByRole('checkbox', { name: /^Acepto los términos y condiciones/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));

async function register(
  answer: unknown,
  { role = 'user', responses = {} }: { role?: string; responses?: RenderRouteOptions['responses'] } = {},
) {
  const view = await renderRoute(section, `/register?role=${role}`, {
    responses: { ...nobody, [call]: answer, ...responses },
  });
  fill(person);
  if (role === 'employer') fill(company);
  await userEvent.click(terms());
  await submit();
  const sent = () => view.requests.filter(({ url }) => url.endsWith('/register'));
  return { ...view, sent };
}

test('a job seeker registers and is told to look at their mail', async () => {
  const { address, sent } = await register(made);
  await waitFor(() => expect(address()).toBe('/email-confirmation'));
  const body = (await sent()[0]!.json()) as Record<string, string>;
  expect(body).toEqual({
    username: 'lucia7',
    nombre: 'Lucía',
    apellido: 'Mena',
    email: 'lucia@puente.test',
    password: 'Camino#83x',
    userType: 'user',
    captchaToken: expect.any(String),
  });
  expect(localStorage.getItem('puente.pending-account')).toContain('lucia@puente.test');
});

test('an employer also tells about their company', async () => {
  const { address, sent } = await register(made, { role: 'employer' });
  await waitFor(() => expect(address()).toBe('/email-confirmation'));
  expect(await sent()[0]!.json()).toMatchObject({
    userType: 'employer',
    nombreEmpresa: 'Fonda La Esquina',
    puestoEmpresa: 'Dueña',
    estado: 'Texas',
    codigoPostal: '787019',
    telefono: '(512) 555-0142',
    pais: 'Estados Unidos',
  });
});

test('the role is user unless the address says otherwise, and can be switched without losing what was typed', async () => {
  const { address } = await renderRoute(section, '/register', { responses: nobody });
  expect(screen.getByRole('heading', { level: 1, name: 'Crea tu cuenta de usuario' })).toBeVisible();
  expect(screen.queryByLabelText('Código postal')).toBeNull();
  fill({ Nombre: 'lucía' });
  await userEvent.click(screen.getByRole('link', { name: '¿Eres empleador? Regístrate como empleador' }));
  expect(address()).toBe('/register?role=employer');
  expect(await screen.findByLabelText('Código postal')).toBeVisible();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Lucía');
});

test('employers choose among the states of their country: first of all the United States', async () => {
  await renderRoute(section, '/register?role=employer', { responses: nobody });
  const state = await screen.findByLabelText('Estado/Provincia');
  const states = () => state.querySelectorAll('option:not([value=""])');
  expect(states()).toHaveLength(51);
  fill({ 'Estado/Provincia': 'Texas', País: 'México' });
  expect(states()).toHaveLength(32);
  expect(state).toHaveValue('');
});

test('an empty form names everything that is missing, in order, and sends nothing', async () => {
  const { requests } = await renderRoute(section, '/register', { responses: nobody });
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Corrige los siguientes errores: Nombre: Este campo es requerido. | ' +
      'Apellido: Este campo es requerido. | Usuario requerido | Este no es un correo válido | ' +
      'Falta: mínimo 6 caracteres, 1 mayúscula, 1 número, 1 carácter especial (Ejemplo: @ #) | ' +
      'Por favor, verifica que eres humano. | Acepta los términos',
  );
  expect(screen.getByLabelText('Nombre')).toHaveFocus();
  expect(captcha()).toHaveAccessibleDescription(/Por favor, verifica que eres humano\./);
  expect(terms()).toHaveAccessibleDescription('Acepta los términos');
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

/** As the server says it: the field is in the details, whatever the words. */
const taken = (field: string, message: string) =>
  restError(409, 'No.', { errors: [{ path: [field], message, name: 'ConflictError' }] });

test.each([
  ['username', 'Usuario ya existe', 'Usuario', 'Usuario ya existe'],
  [
    'email',
    'Correo ya está en uso. Por favor, usar otro correo o',
    'Correo electrónico',
    /Correo ya está en uso\. Por favor, usar otro correo o inicia sesión/,
  ],
])(
  'a refusal about the %s stands beside its field, and everything typed stays',
  async (name, message, label, text) => {
    const { sent, address } = await register(() => taken(name, message));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText('Contraseña')).toHaveValue('Camino#83x');
    expect(terms()).toBeChecked();
    expect(sent()).toHaveLength(1);
    expect(address()).toBe('/register?role=user');
  },
);

test('a refused value that is changed is sent again, with another captcha', async () => {
  let refused = false;
  const { sent, address } = await register(() => {
    if (refused) return made;
    refused = true;
    return taken('username', 'Usuario ya existe');
  });
  await screen.findByText('Usuario ya existe');
  fill({ Usuario: 'lucia8' });
  expect(screen.queryByText('Usuario ya existe')).toBeNull();
  await submit();
  await waitFor(() => expect(address()).toBe('/email-confirmation'));
  const tokens = await Promise.all(
    sent().map(async (request) => ((await request.json()) as { captchaToken: string }).captchaToken),
  );
  expect(new Set(tokens.map(nonceOf)).size).toBe(2);
});

test.each([
  ['the message of the server', () => restError(400, 'No es posible.'), 'No es posible.'],
  ['a refusal without a message', () => new Response('{}', { status: 400 }), 'Error en el registro'],
  [
    'a failure without a message',
    () => new Response('{}', { status: 500 }),
    'Error en el servidor. Contacta al soporte',
  ],
  [
    'no answer',
    () => Promise.reject(new TypeError('x')),
    'Error de conexión. Por favor intenta de nuevo más tarde.',
  ],
])('%s is shown', async (_name, answer, text) => {
  await register(answer);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('Usuario')).toHaveValue('lucia7');
});

test('a field that only the server finds wrong is named beside it', async () => {
  await register(() =>
    restError(400, 'Valor inválido.', { errors: [{ path: ['nombre'], message: 'Valor inválido.' }] }),
  );
  await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription('Valor inválido.'));
});

test('registering on the way from a list to a job keeps the job, and what was wanted of it', async () => {
  const job = { path: '/detalle-empleo/12', title: 'Cocinera de línea', intent: 'favorite:12' };
  keepDestination(job);
  function Prompted() {
    const arrived = useLocation().state !== null;
    return arrived ? <RegisterPage /> : <Navigate to="/register" replace state={{ from: '/empleos' }} />;
  }
  const pages = { ...section.pages, '/register': () => Promise.resolve({ default: Prompted }) };
  const { address } = await renderRoute({ ...section, pages }, '/register', {
    responses: { ...nobody, [call]: made },
  });
  fill(person);
  await userEvent.click(terms());
  await submit();
  await waitFor(() => expect(address()).toBe('/email-confirmation'));
  expect(readDestination()).toEqual(job);
});

test('the links to the terms open beside the form', async () => {
  await renderRoute(section, '/register', { responses: nobody });
  const links = screen.getAllByRole('link', { name: /^términos y condiciones/ });
  // Beside the social ways in, too.
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAttribute('href', '/terminos');
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('a reload loses nothing but the passwords, and what was sent is not kept', async () => {
  const first = await renderRoute(section, '/register?role=employer', { responses: nobody });
  fill({ ...person, ...company });
  await userEvent.click(terms());
  first.unmount();

  expect(sessionStorage.getItem('puente.registration')).not.toContain('Camino');
  const { address } = await renderRoute(section, '/register?role=employer', {
    responses: { ...nobody, [call]: made },
  });
  for (const label of ['Contraseña', 'Confirmar contraseña']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
    fill({ [label]: 'Camino#83x' });
  }
  expect(screen.getByLabelText('Nombre')).toHaveValue('Lucía');
  expect(screen.getByLabelText('Usuario')).toHaveValue('lucia7');
  expect(screen.getByLabelText('Estado/Provincia')).toHaveValue('Texas');
  expect(screen.getByLabelText('Teléfono')).toHaveValue('(512) 555-0142');
  expect(terms()).toBeChecked();
  await submit();
  await waitFor(() => expect(address()).toBe('/email-confirmation'));
  expect(sessionStorage.getItem('puente.registration')).toBeNull();
});

test.each(['no JSON', 'null', '7', '{"nombre":7,"terms":"yes","admin":true}'])(
  'what is damaged leaves an empty form: %s',
  async (kept) => {
    sessionStorage.setItem('puente.registration', kept);
    await renderRoute(section, '/register', { responses: nobody });
    expect(screen.getByLabelText('Nombre')).toHaveValue('');
    expect(terms()).not.toBeChecked();
  },
);

test('who registered too often is told when to try again, and everything typed stays', async () => {
  await register(() => tooMany(60));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Demasiados intentos. Podrás intentarlo de nuevo en 60 segundos.',
  );
  expect(screen.getByLabelText('Usuario')).toHaveValue('lucia7');
});

test('who asked too often whether a name is free is told when to ask again', async () => {
  await renderRoute(section, '/register', { responses: { 'GET /api/users': () => tooMany(30) } });
  fill({ Usuario: 'lucia7' });
  await waitFor(() =>
    expect(screen.getByLabelText('Usuario')).toHaveAccessibleDescription(
      'Demasiados intentos. Podrás intentarlo de nuevo en 30 segundos.',
    ),
  );
});
