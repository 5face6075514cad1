import { expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { employer, seeker } from '../testing/people.ts';

const address = '/mi-cuenta/suscripciones';
const plan = () => screen.getByRole('region', { name: /^Plan / });
const features = () =>
  within(plan())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a job seeker sees the plan in use and all it includes', async () => {
  await renderRoute(section, address, { session: seeker });
  expect(screen.getByRole('heading', { level: 1, name: 'Suscripción' })).toBeVisible();
  expect(document.title).toBe('Suscripción · Puente');
  expect(plan()).toHaveAccessibleName('Plan Básico');
  expect(plan()).toHaveTextContent('Tu plan actual');
  expect(plan()).toHaveTextContent('Gratis');
  expect(features()).toEqual(['Empleos generales', 'Alertas de empleo', 'Favoritos', 'Recursos limitados']);
  expect(plan()).not.toHaveTextContent('este límite');
});

test('an employer sees theirs, and that its limit is not applied', async () => {
  await renderRoute(section, address, { session: employer });
  expect(plan()).toHaveAccessibleName('Plan Básico');
  expect(features()).toEqual(['1 empleo al mes', 'Acceso limitado a candidatos']);
  expect(plan()).toHaveTextContent('Mientras no haya planes de pago, este límite no se aplica.');
});

test('the page says before and after a press that plans cannot be bought, changed or cancelled', async () => {
  const { requests, address: current } = await renderRoute(section, address, { session: seeker });
  expect(screen.getByText('Demostración')).toBeVisible();
  expect(screen.getByText('Todavía no se puede contratar ni cambiar de plan')).toBeVisible();
  expect(screen.queryByText('Tu plan no cambió')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Cambiar plan' }));
  expect(screen.getByText('Tu plan no cambió')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar plan' }));
  expect(screen.getByText('No hay nada que cancelar')).toBeVisible();
  expect(screen.queryByText('Tu plan no cambió')).toBeNull();

  expect(plan()).toHaveAccessibleName('Plan Básico');
  expect(requests).toEqual([]);
  expect(current()).toBe(address);
});

test('the other plans and the account are one press away', async () => {
  await renderRoute(section, address, { session: seeker });
  expect(screen.getByRole('link', { name: 'Comparar los planes' })).toHaveAttribute('href', '/planes');
  expect(screen.getByRole('link', { name: 'Mi Cuenta' })).toHaveAttribute('href', '/mi-cuenta');
});

test('in English the plan and what it includes are English too', async () => {
  await renderRoute(section, address, { session: employer, language: 'en' });
  expect(screen.getByRole('region', { name: 'Basic plan' })).toHaveTextContent('1 job per month');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }));
  expect(screen.getByText('There is nothing to cancel')).toBeVisible();
});
