import { expect, test } from '@jest/globals';
import { renderRoute, type RenderRouteOptions } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import section from '../section.ts';
import { ana, employer } from '../testing/people.ts';

type Descriptor = NonNullable<RenderRouteOptions['descriptor']>;

const own = JSON.parse(readFileSync(join(import.meta.dirname, '../../section.json'), 'utf8')) as Descriptor;

/** The section's own menu and one entry of another section for each role. */
const descriptor: Descriptor = {
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

const menu = () => screen.getByRole('navigation', { name: 'Menú de tu cuenta' });
const links = () =>
  within(menu())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test.each(['/mi-cuenta?role=employer', '/mi-cuenta-empleador'])(
  '%s greets an employer with their menu',
  async (address) => {
    await renderRoute(section, address, { session: employer, descriptor });
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
      ['Configuración de seguridad', '/mi-cuenta/configuracion-seguridad'],
    ]);
    expect(document.title).toBe('Mi Cuenta · Puente');
  },
);

test.each(['/mi-cuenta', '/mi-cuenta-usuario'])('%s greets a job seeker with theirs', async (address) => {
  await renderRoute(section, address, { session: ana, descriptor });
  expect(screen.getByText('Usuario')).toBeVisible();
  expect(links()).toEqual([
    ['Empleos aplicados', '/mi-cuenta/empleos-aplicados'],
    ['Configuración de seguridad', '/mi-cuenta/configuracion-seguridad'],
  ]);
});

test('somebody without a name is greeted by their username', async () => {
  await renderRoute(section, '/mi-cuenta', { session: { ...ana, nombre: '' }, descriptor });
  expect(screen.getByText('Hola, ana')).toBeVisible();
});

test('the menu of this section leads only to pages it has', () => {
  const paths = own.routes.map(({ path }) => path);
  for (const { to } of own.accountMenu) expect(paths).toContain(to);
  expect(Object.keys(section.pages).sort()).toEqual([...paths].sort());
});
