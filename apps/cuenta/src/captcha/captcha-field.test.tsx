import { expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { easyChallenge } from '@puente/platform/testing/captcha';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';

const open = (answer: unknown) =>
  renderRoute(section, '/register', { responses: { 'GET /api/captcha': answer } });
const asked = (requests: Request[]) => requests.filter(({ url }) => url.endsWith('/captcha'));
const box = () => screen.getByRole('checkbox', { name: 'No soy un robot' });

test('nothing is asked for before the box is ticked or something is typed', async () => {
  const { requests } = await open(() => easyChallenge());
  expect(box()).not.toBeChecked();
  expect(asked(requests)).toHaveLength(0);
  await userEvent.click(box());
  expect(await screen.findByText('Verificado')).toBeVisible();
  expect(asked(requests)).toHaveLength(1);
});

test('the box ticks itself once somebody fills in the form, and asks once', async () => {
  const { requests } = await open(() => easyChallenge());
  await userEvent.type(screen.getByLabelText('Contraseña'), 'abc');
  expect(await screen.findByText('Verificado')).toBeVisible();
  expect(box()).toBeChecked();
  expect(asked(requests)).toHaveLength(1);
});

test('the box says while it works', async () => {
  await open(() => new Promise(() => undefined));
  await userEvent.click(box());
  expect(await screen.findByText('Verificando...')).toBeVisible();
  expect(box()).toBeChecked();
});

test('a verification that failed may be tried again', async () => {
  let tries = 0;
  await open(() => (++tries === 1 ? restError(503, 'x') : easyChallenge()));
  await userEvent.click(box());
  expect(await screen.findByText('No se pudo completar la verificación. Márcala otra vez.')).toBeVisible();
  expect(box()).not.toBeChecked();
  await userEvent.click(box());
  expect(await screen.findByText('Verificado')).toBeVisible();
});

test('a tick that is taken back leaves nothing verified', async () => {
  await open(() => easyChallenge());
  await userEvent.click(box());
  await screen.findByText('Verificado');
  await userEvent.click(box());
  await waitFor(() => expect(screen.queryByText('Verificado')).toBeNull());
  expect(box()).not.toBeChecked();
});
