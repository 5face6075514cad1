import { expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import section from '../section.ts';
import { bodyOf, type Responses } from '../testing/fixtures.ts';
import { click, writes } from '../testing/form-actions.ts';

const code = 'c'.repeat(43);
const stopped = { data: { name: 'Mesera en Houston', frequency: 'never' } };
const resumed = { data: { name: 'Mesera en Houston', frequency: 'daily' } };
const open = (responses: Responses, path = `/alertas/cancelar?codigo=${code}`) =>
  renderRoute(section, path, { responses });

test('the link of a mail stops its alert at once, without signing in, and leaves the address bar', async () => {
  const { requests, address } = await open({ 'POST /api/saved-searches/stop': stopped });
  expect(await screen.findByRole('heading', { level: 1, name: 'Alerta detenida' })).toBeVisible();
  expect(screen.getByText(/No te escribiremos más sobre «Mesera en Houston»/)).toBeVisible();
  expect(await Promise.all(writes(requests).map(bodyOf))).toEqual([{ code }]);
  expect(address()).toBe('/alertas/cancelar');
  expect(screen.getByRole('link', { name: 'Administrar mis alertas' })).toHaveAttribute(
    'href',
    '/mi-cuenta/busquedas-guardadas',
  );
});

test('it is switched on again by a press, and off again by another', async () => {
  const { requests } = await open({
    'POST /api/saved-searches/stop': stopped,
    'POST /api/saved-searches/resume': resumed,
  });
  await screen.findByRole('heading', { level: 1, name: 'Alerta detenida' });
  await click('Volver a activar');
  expect(await screen.findByRole('heading', { level: 1, name: 'Alerta activa' })).toBeVisible();
  await click('Detener la alerta');
  expect(await screen.findByRole('heading', { level: 1, name: 'Alerta detenida' })).toBeVisible();
  expect(writes(requests).map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual([
    'stop',
    'resume',
    'stop',
  ]);
});

test('an alert that is gone is told so', async () => {
  await open({ 'POST /api/saved-searches/stop': () => restError(404, 'Esta alerta ya no existe.') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Esta alerta ya no existe' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Volver a activar' })).toBeNull();
});

test('of a link that came cut short nothing is promised', async () => {
  await open({ 'POST /api/saved-searches/stop': () => restError(400, 'Revisa los datos.') });
  expect(await screen.findByRole('heading', { level: 1, name: 'El enlace no está completo' })).toBeVisible();
  expect(screen.queryByText('No recibirás más correos de ella.')).toBeNull();
});

test('a link without its code asks the server nothing', async () => {
  const { requests } = await open({}, '/alertas/cancelar');
  expect(await screen.findByRole('heading', { level: 1, name: 'El enlace no está completo' })).toBeVisible();
  expect(requests).toEqual([]);
});

test('a failure is told, with a way to try again', async () => {
  let fails = true;
  await open({ 'POST /api/saved-searches/stop': () => (fails ? restError(500, 'x') : stopped) });
  expect(await screen.findByText('No se pudo detener la alerta.')).toBeVisible();
  fails = false;
  await click('Reintentar');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Alerta detenida' })).toBeVisible(),
  );
});
