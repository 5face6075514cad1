import { expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, listOf } from '../testing/fixtures.ts';

const tooSlow = () => {
  throw new DOMException('no answer in time', 'TimeoutError');
};
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const slowly = 'La respuesta tarda demasiado. Inténtalo de nuevo.';
const notAtAll = 'Revisa tu conexión e inténtalo de nuevo.';
const ours = 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.';

test.each([
  ['/empleos', 'GET /api/jobs'],
  ['/empleos?q=cocina', 'GET /api/jobs'],
  ['/detalle-empleo/1', 'GET /api/jobs/1'],
  ['/empresa/casita', 'GET /api/employers/casita'],
])(
  '%s tells a call that is given up, a connection that is lost and a server that fails apart',
  async (address, call) => {
    const responses: Record<string, unknown> = { [call]: tooSlow };
    await renderRoute(section, address, { responses });
    expect(await screen.findByText(slowly)).toBeVisible();
    responses[call] = lost;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(notAtAll)).toBeVisible();
    responses[call] = () => restError(500, 'Error interno');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(ours)).toBeVisible();
  },
);

test.each([400, 404, 410])('a list that is answered with %i is no failure of ours', async (status) => {
  await renderRoute(section, '/empleos?q=cocina', {
    responses: { 'GET /api/jobs': () => restError(status, 'x') },
  });
  expect(await screen.findByText('Lo que pediste no está o ya no se puede mostrar.')).toBeVisible();
});

test('a list that was given up comes with the next try', async () => {
  const responses: Record<string, unknown> = { 'GET /api/jobs': tooSlow };
  await renderRoute(section, '/empleos?q=cocina', { responses });
  await screen.findByText(slowly);
  responses['GET /api/jobs'] = listOf([aJob(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('article', { name: 'Cocinera de línea' })).toBeVisible();
});
