import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../../section.ts';
import { otherCards } from '../../testing/other-cards.ts';
import { ana, ownAccount } from '../../testing/people.ts';
import { tooMany } from '../../testing/too-many.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const setup = { secret, uri: `otpauth://totp/Puente:ana?secret=${secret}&issuer=Puente` };
const recoveryCodes = ['ABCD-EFGH-JKMN-PQRS', '1234-5678-9ABC-DEFG'];
const wrongCode = () =>
  restError(400, 'El código no es correcto o ya se usó.', { reason: 'two-factor-wrong' });

let saved: { name: string; file: Blob } | undefined;
beforeEach(() => {
  let made: Blob;
  // jsdom can make no address for a file, and saves none.
  URL.createObjectURL = (file) => {
    made = file as Blob;
    return 'blob:puente';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved = { name: this.download, file: made };
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

interface Server {
  enabled?: boolean;
  left?: number;
  provider?: 'local' | 'google';
  answers?: object;
}

/** The security page on a server that keeps whether the second step is on. */
async function open({ enabled = false, left = 10, provider = 'local', answers = {} }: Server = {}) {
  let status = { enabled, recoveryCodesLeft: enabled ? left : 0 };
  const then = (next: typeof status, body: unknown) => () => {
    status = next;
    return body;
  };
  const view = await renderRoute(section, '/mi-cuenta/configuracion-seguridad', {
    session: ana,
    responses: {
      ...otherCards,
      'GET /api/users/me': ownAccount(ana, { provider }),
      'GET /api/auth/two-factor': () => status,
      'POST /api/auth/two-factor/begin': setup,
      'POST /api/auth/two-factor/enable': then({ enabled: true, recoveryCodesLeft: 10 }, { recoveryCodes }),
      'POST /api/auth/two-factor/recovery-codes': then(
        { enabled: true, recoveryCodesLeft: 10 },
        { recoveryCodes },
      ),
      'POST /api/auth/two-factor/disable': then({ enabled: false, recoveryCodesLeft: 0 }, { ok: true }),
      ...answers,
    },
  });
  const card = await screen.findByRole('region', { name: /^Verificación en dos pasos/ });
  const sent = async () =>
    Promise.all(
      view.requests.filter(({ method }) => method === 'POST').map((request) => request.json() as unknown),
    );
  return { ...view, card: within(card), sent };
}

type Card = Awaited<ReturnType<typeof open>>['card'];
const press = async (card: Card, name: string) => userEvent.click(await card.findByRole('button', { name }));
const type = async (card: Card, label: string, text: string) =>
  userEvent.type(await card.findByLabelText(label), text);
const appCode = 'Código de 6 dígitos que muestra tu app';

async function givePassword(card: Card) {
  await press(card, 'Activar');
  await type(card, 'Tu contraseña', 'Secreta1@');
  await press(card, 'Continuar');
}

test('is off at first, and no longer a demonstration', async () => {
  const { card, sent } = await open();
  expect(await card.findByText('Desactivada')).toBeVisible();
  expect(await card.findByRole('button', { name: 'Activar' })).toBeVisible();
  expect(card.queryByText(/demostración/i)).toBeNull();
  expect(await sent()).toEqual([]);
});

test('is switched on by the password, the app and its first code, and shows the recovery codes once', async () => {
  const { card, sent } = await open();
  await givePassword(card);
  const heading = await card.findByRole('heading', { name: 'Une tu app con Puente' });
  expect(heading).toHaveFocus();
  const picture = card.getByRole('img', { name: 'Código QR para tu app de autenticación' });
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml,/));
  expect(card.getByRole('link', { name: 'Abrir en mi app' })).toHaveAttribute('href', setup.uri);
  expect(card.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(card.getByLabelText(appCode)).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.click(card.getByLabelText(appCode));
  await userEvent.paste('123 456');
  await press(card, 'Activar');

  expect(await card.findByRole('heading', { name: 'Guarda tus códigos de recuperación' })).toHaveFocus();
  for (const code of recoveryCodes) expect(card.getByText(code)).toBeVisible();
  expect(await card.findByText('Activada')).toBeVisible();
  await press(card, 'Ya los guardé');
  const done = await card.findByText('Listo. La próxima vez que entres te pediremos un código.');
  await waitFor(() => expect(done.closest('[role="status"]')).toHaveFocus());
  expect(card.queryByText(recoveryCodes[0]!)).toBeNull();
  expect(card.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();
  expect(await sent()).toEqual([{ password: 'Secreta1@' }, { code: '123456' }]);
});

test('the recovery codes can be copied, downloaded and printed', async () => {
  const user = userEvent.setup();
  const { card } = await open();
  await givePassword(card);
  await type(card, appCode, '123456');
  await press(card, 'Activar');
  await user.click(await card.findByRole('button', { name: 'Copiar' }));
  expect(await card.findByText('Copiado.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));
  await press(card, 'Descargar');
  expect(saved?.name).toBe('puente-codigos-de-recuperacion.txt');
  expect(saved?.file.size).toBeGreaterThan(recoveryCodes.join('').length);
  const print = jest.spyOn(window, 'print').mockReturnValue();
  await press(card, 'Imprimir');
  expect(print).toHaveBeenCalledTimes(1);
});

test('a browser that does not let copy is said', async () => {
  const user = userEvent.setup();
  const { card } = await open();
  await givePassword(card);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  await user.click(await card.findByRole('button', { name: 'Copiar la clave' }));
  expect(await card.findByText('No se pudo copiar. Selecciona el texto y cópialo.')).toBeVisible();
});

test('a wrong password is said at its field', async () => {
  const message = 'La contraseña actual no es correcta.';
  const answer = () => restError(400, message, { errors: [{ path: ['password'], message }] });
  const { card } = await open({ answers: { 'POST /api/auth/two-factor/begin': answer } });
  await givePassword(card);
  await waitFor(() => expect(card.getByLabelText('Tu contraseña')).toHaveAccessibleDescription(message));
  expect(card.getByLabelText('Tu contraseña')).toHaveValue('Secreta1@');
});

test('a wrong or incomplete first code is said at its field, and the secret stays', async () => {
  const { card, sent } = await open({ answers: { 'POST /api/auth/two-factor/enable': wrongCode } });
  await givePassword(card);
  await type(card, appCode, '123');
  await press(card, 'Activar');
  expect(card.getByLabelText(appCode)).toHaveAccessibleDescription('Escribe los 6 dígitos del código.');
  await type(card, appCode, '456');
  await press(card, 'Activar');
  await waitFor(() =>
    expect(card.getByLabelText(appCode)).toHaveAccessibleDescription('El código no es correcto o ya se usó.'),
  );
  expect(await sent()).toHaveLength(2);
  expect(card.getByRole('img')).toBeVisible();
});

test.each([
  ['too many tries', () => tooMany(45), /45 segundos/],
  [
    'a set-up that is too old',
    () => restError(409, 'Pasó demasiado tiempo. Empieza de nuevo.'),
    /Empieza de nuevo/,
  ],
  ['no answer', () => Promise.reject(new TypeError('x')), 'No se pudo completar. Intenta de nuevo.'],
])('%s is said, and the code stays', async (_, answer, text) => {
  const { card } = await open({ answers: { 'POST /api/auth/two-factor/enable': answer } });
  await givePassword(card);
  await type(card, appCode, '123456');
  await press(card, 'Activar');
  expect(await card.findByRole('alert')).toHaveTextContent(text);
  expect(card.getByLabelText(appCode)).toHaveValue('123456');
  await press(card, 'Cancelar');
  expect(await card.findByRole('button', { name: 'Activar' })).toBeVisible();
});

test('an account without a password gives none', async () => {
  const { card, sent } = await open({ provider: 'google' });
  await press(card, 'Activar');
  expect(await card.findByRole('button', { name: 'Continuar' })).toBeVisible();
  expect(card.queryByLabelText('Tu contraseña')).toBeNull();
  await press(card, 'Continuar');
  expect(await card.findByRole('heading', { name: 'Une tu app con Puente' })).toBeVisible();
  expect(await sent()).toEqual([{}]);
});

test('where a sign-in of the last minutes is needed, the way to it is offered', async () => {
  const answer = () =>
    restError(403, 'Por seguridad, inicia sesión otra vez para continuar.', { reason: 'sign-in-again' });
  const { card } = await open({
    provider: 'google',
    answers: { 'POST /api/auth/two-factor/begin': answer, 'POST /api/auth/logout': { ok: true } },
  });
  await press(card, 'Activar');
  await press(card, 'Continuar');
  expect(await card.findByRole('alert')).toHaveTextContent('inicia sesión otra vez');
  await press(card, 'Iniciar sesión otra vez');
  expect(localStorage.getItem('jwt')).toBeNull();
});

test('is switched off by the password and a code of the app', async () => {
  const { card, sent } = await open({ enabled: true });
  await press(card, 'Desactivar');
  expect(await card.findByRole('heading', { name: 'Desactivar la verificación en dos pasos' })).toHaveFocus();
  await type(card, 'Tu contraseña', 'Secreta1@');
  await type(card, appCode, '123456');
  await press(card, 'Desactivar');
  expect(await card.findByText('Listo. Ya no te pediremos un código al entrar.')).toBeVisible();
  expect(await card.findByText('Desactivada')).toBeVisible();
  expect(await sent()).toEqual([{ password: 'Secreta1@', code: '123456' }]);
});

test('new recovery codes come for the password and one of the old ones', async () => {
  const { card, sent } = await open({ enabled: true, left: 1 });
  expect(await card.findByRole('alert')).toHaveTextContent(
    'Te queda 1 código de recuperación. Crea otros antes de que se acaben.',
  );
  await press(card, 'Crear códigos de recuperación nuevos');
  await type(card, 'Tu contraseña', 'Secreta1@');
  await press(card, 'Usar un código de recuperación');
  await type(card, 'Código de recuperación', 'abcd-efgh-jkmn-pqrs');
  await press(card, 'Crear códigos nuevos');
  expect(await card.findByText(recoveryCodes[1]!)).toBeVisible();
  await press(card, 'Ya los guardé');
  expect(await card.findByText('Te quedan 10 códigos de recuperación.')).toBeVisible();
  expect(await sent()).toEqual([{ password: 'Secreta1@', code: 'abcd-efgh-jkmn-pqrs' }]);
});

test('what is wrong with password and code is said at each field', async () => {
  const { card } = await open({
    enabled: true,
    answers: { 'POST /api/auth/two-factor/disable': wrongCode },
  });
  await press(card, 'Desactivar');
  const submit = async () => {
    const [button] = await card.findAllByRole('button', { name: 'Desactivar' });
    await userEvent.click(button!);
  };
  await submit();
  expect(card.getByLabelText('Tu contraseña')).toHaveAccessibleDescription('Este campo es requerido.');
  await type(card, 'Tu contraseña', 'Secreta1@');
  await type(card, appCode, '123456');
  await submit();
  await waitFor(() =>
    expect(card.getByLabelText(appCode)).toHaveAccessibleDescription('El código no es correcto o ya se usó.'),
  );
});

test('what cannot be read can be asked for again', async () => {
  let failing = true;
  const { card } = await open({
    answers: {
      ...otherCards,
      'GET /api/auth/two-factor': () =>
        failing ? restError(500, 'x') : { enabled: false, recoveryCodesLeft: 0 },
    },
  });
  expect(await card.findByText('No se pudo saber si está activada.')).toBeVisible();
  failing = false;
  await press(card, 'Reintentar');
  expect(await card.findByText('Desactivada')).toBeVisible();
});
