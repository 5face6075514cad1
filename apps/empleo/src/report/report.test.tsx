import { beforeEach, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, bodyOf, employer, listOf, seeker, type Responses } from '../testing/fixtures.ts';

const job = { 'GET /api/jobs/1': { data: aJob(1) } };
const ofSeeker = { ...job, 'GET /api/applications': listOf([]), 'GET /api/favorites': listOf([]) };
const action = { name: 'Denunciar este empleo' };

beforeEach(() => sessionStorage.clear());

async function openDialog(responses: Responses, session?: typeof seeker) {
  const view = await renderRoute(section, '/detalle-empleo/1', { responses, session });
  await userEvent.click(await screen.findByRole('button', action));
  return { ...view, dialog: within(await screen.findByRole('dialog', action)) };
}
const sent = (requests: Request[]) => requests.find(({ method }) => method === 'POST');

test.each([
  ['a visitor', undefined],
  ['a seeker', seeker],
])('%s reports a job and is told that it arrived', async (_who, session) => {
  const { dialog, requests } = await openDialog(
    { ...ofSeeker, 'POST /api/jobs/1/report': { ok: true } },
    session,
  );
  await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'Información falsa');
  await userEvent.type(dialog.getByLabelText('Detalles (opcional)'), ' La dirección no existe. ');
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar denuncia' }));
  const said = within(await screen.findByRole('dialog', { name: 'Recibimos tu denuncia' }));
  expect(await bodyOf(sent(requests))).toEqual({
    data: { reason: 'Información falsa', details: 'La dirección no existe.' },
  });
  expect(new URL(sent(requests)!.url).pathname).toBe('/api/jobs/1/report');
  expect(said.getByRole('heading')).toHaveFocus();
  await userEvent.click(said.getAllByRole('button', { name: 'Cerrar' })[1]!);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', action)).toHaveFocus();
});

test('a report needs a reason, and its details have an end', async () => {
  const { dialog, requests } = await openDialog(job);
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar denuncia' }));
  expect(dialog.getByText('Elige un motivo.')).toBeVisible();
  expect(dialog.getByLabelText('Motivo')).toHaveFocus();
  await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'Otro');
  const details = dialog.getByLabelText('Detalles (opcional)');
  await userEvent.click(details);
  await userEvent.paste('x'.repeat(1001));
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar denuncia' }));
  expect(dialog.getByText('Máximo 1000 caracteres.')).toBeVisible();
  expect(details).toHaveFocus();
  expect(sent(requests)).toBeUndefined();
});

test.each([
  ['a failure', () => restError(500, 'x'), 'No se pudo enviar la denuncia. Inténtalo de nuevo.'],
  [
    'no connection',
    () => Promise.reject(new Error('offline')),
    'No se pudo enviar la denuncia. Inténtalo de nuevo.',
  ],
  ['a job that is gone', () => restError(404, 'Empleo no encontrado'), 'Empleo no encontrado'],
  ['too many', () => restError(429, 'x'), 'Enviaste muchas denuncias en poco tiempo. Inténtalo más tarde.'],
])('%s is said so, and nothing written is lost', async (_what, answer, text) => {
  const { dialog } = await openDialog({ ...job, 'POST /api/jobs/1/report': answer });
  await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'Discriminación');
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar denuncia' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  expect(dialog.getByLabelText('Motivo')).toHaveValue('Discriminación');
});

test('what was written waits for who left by a slip of the finger, until it is sent', async () => {
  const { dialog } = await openDialog({ ...job, 'POST /api/jobs/1/report': { ok: true } });
  await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'Información falsa');
  await userEvent.type(dialog.getByLabelText('Detalles (opcional)'), 'No existe.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', action));
  const again = within(await screen.findByRole('dialog', action));
  expect(again.getByLabelText('Motivo')).toHaveValue('Información falsa');
  expect(again.getByLabelText('Detalles (opcional)')).toHaveValue('No existe.');
  await userEvent.click(again.getByRole('button', { name: 'Enviar denuncia' }));
  const said = within(await screen.findByRole('dialog', { name: 'Recibimos tu denuncia' }));
  await userEvent.click(said.getAllByRole('button', { name: 'Cerrar' })[1]!);
  await userEvent.click(screen.getByRole('button', action));
  const anew = within(await screen.findByRole('dialog', action));
  expect(anew.getByLabelText('Motivo')).toHaveValue('');
});

test('who opened it by mistake leaves without a word being sent', async () => {
  const { dialog, requests } = await openDialog(job);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(requests)).toBeUndefined();
});

test('nobody reports their own job', async () => {
  await renderRoute(section, '/detalle-empleo/1', { responses: job, session: employer });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cocinera de línea' })).toBeVisible();
  expect(screen.queryByRole('button', action)).toBeNull();
});
