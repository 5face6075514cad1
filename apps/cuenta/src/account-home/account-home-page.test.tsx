import { expect, test } from '@jest/globals';
import { type SessionUser } from '@puente/platform';
import { renderRoute, restError, type RenderRouteOptions } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import section from '../section.ts';
import { ana, employer, ownAccount } from '../testing/people.ts';

type Descriptor = NonNullable<RenderRouteOptions['descriptor']>;

const own = JSON.parse(readFileSync(join(import.meta.dirname, '../../section.json'), 'utf8')) as Descriptor;

/** The section's own menu and one entry of another section for each role. */
const descriptor = {
  ...own,
  accountMenu: [
    ...own.accountMenu,
    entry('employer', 'Publicar empleo', '/mi-cuenta/publicar-empleo'),
    entry('user', 'Empleos aplicados', '/mi-cuenta/empleos-aplicados'),
  ],
};

function entry(role: 'user' | 'employer', label: string, to: string): Descriptor['accountMenu'][number] {
  return { role, group: 'Empleo', groupOrder: 10, label, to, icon: 'briefcase', order: 10 };
}

/** Mi Cuenta once the account is read, with what is given of the account. */
async function open(address: string, session: SessionUser, account: object = {}) {
  const view = await renderRoute(section, address, {
    session,
    descriptor,
    responses: { 'GET /api/users/me': ownAccount(session, account), 'POST /api/auth/logout': { ok: true } },
  });
  await screen.findByRole('navigation', { name: 'Menú de tu cuenta' });
  return view;
}

const menu = () => screen.getByRole('navigation', { name: 'Menú de tu cuenta' });
const links = () =>
  within(menu())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test.each(['/mi-cuenta?role=employer', '/mi-cuenta-empleador'])(
  '%s greets an employer with their menu',
  async (address) => {
    await open(address, employer);
    expect(screen.getByRole('heading', { level: 1, name: 'Mi Cuenta' })).toBeVisible();
    expect(screen.getByText('Hola, Ana')).toBeVisible();
    expect(screen.getByText('Empleador')).toBeVisible();
    expect(
      within(menu())
        .getAllByRole('heading', { level: 2 })
        .map((group) => group.textContent),
    ).toEqual(['Empleo', 'Maneja tu cuenta']);
    expect(links()).toEqual([
      ['Publicar empleo', '/mi-cuenta/publicar-empleo'],
      ['Datos personales', '/mi-cuenta/datos-personales'],
      ['Configuración de seguridad', '/mi-cuenta/configuracion-seguridad'],
    ]);
    expect(document.title).toBe('Mi Cuenta · Puente');
  },
);

test.each(['/mi-cuenta', '/mi-cuenta-usuario'])('%s greets a job seeker with theirs', async (address) => {
  await open(address, ana);
  expect(screen.getByText('Usuario')).toBeVisible();
  expect(links()).toEqual([
    ['Currículum', '/mi-cuenta/curriculum'],
    ['Empleos aplicados', '/mi-cuenta/empleos-aplicados'],
    ['Datos personales', '/mi-cuenta/datos-personales'],
    ['Configuración de seguridad', '/mi-cuenta/configuracion-seguridad'],
  ]);
});

test('somebody without a name is greeted by their username', async () => {
  await open('/mi-cuenta', { ...ana, nombre: '' });
  expect(screen.getByText('Hola, ana')).toBeVisible();
});

const missing = () =>
  within(screen.getByRole('region', { name: 'Completa tu perfil' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('what an account lacks is told with the page where it is filled in', async () => {
  await open('/mi-cuenta', employer, { nombre: '', telefono: null, codigoPostal: null });
  expect(missing()).toEqual([
    ['Agrega tu nombre y apellido', '/mi-cuenta/datos-personales'],
    ['Completa los datos de tu empresa', '/mi-cuenta/datos-personales'],
    ['Agrega tu teléfono', '/mi-cuenta/datos-personales'],
  ]);
});

test('a CV is asked for, of job seekers only', async () => {
  const { unmount } = await open('/mi-cuenta', ana, { telefono: null });
  expect(missing()).toEqual([
    ['Agrega tu teléfono', '/mi-cuenta/datos-personales'],
    ['Sube tu currículum', '/mi-cuenta/curriculum'],
  ]);
  unmount();
  await open('/mi-cuenta', employer, { telefono: null });
  expect(missing()).toEqual([['Agrega tu teléfono', '/mi-cuenta/datos-personales']]);
});

test('a gap whose page is not published is not told', async () => {
  const accountMenu = descriptor.accountMenu.filter(({ to }) => to !== '/mi-cuenta/curriculum');
  await renderRoute(section, '/mi-cuenta', {
    session: ana,
    descriptor: { ...descriptor, accountMenu },
    responses: { 'GET /api/users/me': ownAccount(ana) },
  });
  expect(await screen.findByRole('link', { name: 'Datos personales' })).toBeVisible();
  expect(screen.queryByText('Completa tu perfil')).toBeNull();
});

test('of a complete profile nothing is said', async () => {
  await open('/mi-cuenta', employer);
  expect(screen.queryByText('Completa tu perfil')).toBeNull();
});

test('when the account cannot be read, the menu is there all the same', async () => {
  await renderRoute(section, '/mi-cuenta', {
    session: ana,
    descriptor,
    responses: { 'GET /api/users/me': () => restError(500, 'x') },
  });
  expect(await screen.findByRole('link', { name: 'Datos personales' })).toBeVisible();
});

test('signing out on the page ends the session here and on the server, and leads home', async () => {
  const { address, requests } = await open('/mi-cuenta', ana);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(address()).toBe('/');
  expect(localStorage.getItem('jwt')).toBeNull();
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toContain(
    'POST /api/auth/logout',
  );
});

test('what another section contributes stands between the head and the menu', async () => {
  const other = {
    section: {
      name: 'otra',
      messages: { es: () => Promise.resolve({ default: {} }) },
      pages: {},
      contributions: { 'the-news': () => Promise.resolve({ default: () => <p>Dos candidatos nuevos</p> }) },
    },
    descriptor: {
      ...own,
      name: 'otra',
      accountMenu: [],
      contributions: [
        { slot: 'account-home' as const, name: 'the-news', role: 'employer' as const, order: 10 },
      ],
    },
  };
  await renderRoute(section, '/mi-cuenta', {
    session: employer,
    descriptor,
    others: [other],
    responses: { 'GET /api/users/me': ownAccount(employer) },
  });
  const news = await screen.findByText('Dos candidatos nuevos');
  const entries = await screen.findByRole('navigation', { name: 'Menú de tu cuenta' });
  expect(news.compareDocumentPosition(entries)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the menu of this section leads only to pages it has', () => {
  const paths = own.routes.map(({ path }) => path);
  for (const { to } of own.accountMenu) expect(paths).toContain(to);
  expect(Object.keys(section.pages).sort()).toEqual([...paths].sort());
});
