import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sessionActions, useAppDispatch, defineSection } from '@puente/platform';
import { renderRoute, restError, type RenderRouteOptions } from '@puente/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../../section.ts';
import { ana, authAnswer, employer } from '../../testing/people.ts';
import { tooMany } from '../../testing/too-many.ts';
import { keepLink, linkKey, type PendingLink } from './kept-link.ts';
import LinkPage from './link-page.tsx';

const clearStorage = () => [localStorage, sessionStorage].forEach((storage) => storage.clear());
beforeEach(clearStorage);
afterEach(clearStorage);

const byPassword = 'POST /api/auth/link';
const byMail = 'POST /api/auth/link/mail';
const confirm = 'POST /api/auth/link/confirm';
const leadsTo = ['/login'];
const over = () => restError(400, 'Pasó el tiempo.', { reason: 'link-expired' });
const unanswered = () => Promise.reject(new TypeError('x'));

/** The page, in a browser in which a sign-in with Google met an account. */
function open(
  responses: RenderRouteOptions['responses'],
  { address = '/auth/link', ...part }: Partial<PendingLink> & { address?: string } = {},
) {
  keepLink({ token: 'link-token', provider: 'google', role: 'user', ...part });
  return renderRoute(section, address, { responses, leadsTo });
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const password = () => screen.getByLabelText('Contraseña de esa cuenta');

async function prove(typed = 'Secreta1@') {
  await userEvent.type(password(), typed);
  await press('Unir con Google y entrar');
}

test('the account’s password links the two, and enters', async () => {
  const { address, requests } = await open({ [byPassword]: authAnswer(ana) }, { from: '/aplicar?jobId=1' });
  expect(await title('Ya tienes una cuenta con este correo')).toBeVisible();
  expect(screen.getByText(/podrás entrar también con Google/)).toBeVisible();
  await prove();
  await waitFor(() => expect(address()).toBe('/mi-cuenta?role=user'));
  expect(await requests[0]!.json()).toEqual({ token: 'link-token', password: 'Secreta1@' });
  expect(localStorage.getItem('jwt')).toBe('token-of-ana');
  await waitFor(() => expect(localStorage.getItem(linkKey)).toBeNull());
});

test('an empty password is asked for, and nothing is sent', async () => {
  const { requests } = await open({});
  await press('Unir con Google y entrar');
  expect(password()).toHaveAccessibleDescription('Este campo es requerido.');
  expect(password()).toHaveFocus();
  expect(requests).toHaveLength(0);
});

test('a wrong password is said at its field, and another may be tried', async () => {
  await open({ [byPassword]: () => restError(401, 'La contraseña no es correcta.') });
  await prove();
  await waitFor(() => expect(password()).toHaveAccessibleDescription('La contraseña no es correcta.'));
  expect(password()).toHaveFocus();
  expect(password()).toHaveValue('Secreta1@');
  expect(localStorage.getItem(linkKey)).not.toBeNull();
});

test.each([
  ['no answer', unanswered, 'Error al conectar con el servidor'],
  ['too many tries', () => tooMany(600), 'Demasiados intentos. Podrás intentarlo de nuevo en 10 minutos.'],
  ['the server’s own words', () => restError(409, 'Ya está unida a otra.'), 'Ya está unida a otra.'],
] as const)('%s is told, and what was typed stays', async (_, answer, text) => {
  await open({ [byPassword]: answer });
  await prove();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(password()).toHaveValue('Secreta1@');
});

test('when the time is over, the way leads to the sign-in', async () => {
  await open({ [byPassword]: over });
  await prove();
  expect(await title('Empieza otra vez')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
});

test('a second step comes before the entry', async () => {
  const { address } = await open({
    [byPassword]: () => restError(403, 'x', { reason: 'two-factor-required', token: 'second' }),
  });
  await prove();
  await waitFor(() => expect(address()).toBe('/auth/verificacion'));
  expect(localStorage.getItem(linkKey)).toBeNull();
});

test('an account of the other type is named, and no session stays', async () => {
  const { address } = await open({ [byPassword]: authAnswer(employer) });
  await prove();
  await waitFor(() => expect(address()).toBe('/login?role=user&error=wrong-role'));
  expect(await screen.findByRole('alert')).toHaveTextContent('La cuenta que usaste es de Empleador.');
  expect(localStorage.getItem('jwt')).toBeNull();
});

test('a link is mailed to the account, and another one after a while', async () => {
  const { requests } = await open({ [byMail]: { ok: true } });
  await press('Envíame un enlace');
  expect(await screen.findByText(/^Te enviamos un enlace a ese correo\./)).toBeVisible();
  expect(await requests[0]!.json()).toEqual({ token: 'link-token' });
  expect(screen.getByRole('button', { name: /^Enviar otro enlace en \d+ segundos$/ })).toBeDisabled();
});

test.each([
  ['no answer', unanswered, 'Error al conectar con el servidor'],
  ['too many mails', () => tooMany(45), 'Demasiados intentos. Podrás intentarlo de nuevo en 45 segundos.'],
] as const)('a link that cannot be mailed is told: %s', async (_, answer, text) => {
  await open({ [byMail]: answer });
  await press('Envíame un enlace');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('in the browser that began, the mailed link enters at once, and its code is out of the address', async () => {
  const { address, requests } = await open(
    { [confirm]: authAnswer(ana) },
    { address: '/auth/link?code=mailed', from: '/empleos' },
  );
  await waitFor(() => expect(address()).toBe('/empleos'));
  expect(await requests[0]!.json()).toEqual({ token: 'link-token', code: 'mailed' });
  expect(requests).toHaveLength(1);
});

test('the whole screen waits while the link is checked, and the address is clean', async () => {
  const { address } = await open(
    { [confirm]: () => new Promise(() => undefined) },
    { address: '/auth/link?code=mailed' },
  );
  expect(await screen.findByText('Cargando...')).toBeVisible();
  expect(address()).toBe('/auth/link');
});

test('a link that was used leaves both proofs open', async () => {
  await open({ [confirm]: over }, { address: '/auth/link?code=mailed' });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Este enlace ya se usó o venció\./);
  expect(password()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Envíame un enlace' })).not.toHaveAttribute('aria-disabled');
});

test('a link that got no answer is tried again', async () => {
  let tries = 0;
  const { address } = await open(
    { [confirm]: () => (++tries === 1 ? unanswered() : authAnswer(ana)) },
    { address: '/auth/link?code=mailed' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al conectar con el servidor');
  await press('Reintentar');
  await waitFor(() => expect(address()).toBe('/mi-cuenta?role=user'));
});

test('in another browser the mailed link explains itself, links nothing, and asks nothing', async () => {
  const { requests, address } = await renderRoute(section, '/auth/link?code=mailed');
  expect(await title('Abre el enlace donde lo pediste')).toBeVisible();
  expect(screen.getByText(/Si no lo pediste tú, no tienes que hacer nada/)).toBeVisible();
  expect(requests).toHaveLength(0);
  await waitFor(() => expect(address()).toBe('/auth/link'));
});

test.each([
  ['nothing kept', null],
  ['what is over', { token: 'x', provider: 'google', role: 'user', until: Date.now() - 1 }],
  ['nothing of ours', { token: 5, provider: 'nobody', until: Date.now() + 9e5 }],
  ['no provider of ours', { token: 'x', provider: 'nobody', until: Date.now() + 9e5 }],
])('with %s there is nothing to prove', async (_, kept) => {
  if (kept) localStorage.setItem(linkKey, JSON.stringify(kept));
  await renderRoute(section, '/auth/link');
  expect(await title('Empieza otra vez')).toBeVisible();
});

test('a tab that waits goes on when the mailed link was opened in another one', async () => {
  let enter = () => undefined as void;
  function Waiting() {
    const dispatch = useAppDispatch();
    enter = () => void dispatch(sessionActions.signIn({ jwt: 'x', user: ana }));
    return <LinkPage />;
  }
  keepLink({ token: 'link-token', provider: 'google', role: 'user' });
  const waiting = defineSection({ ...section, pages: { '/auth/link': async () => ({ default: Waiting }) } });
  const { address } = await renderRoute(waiting, '/auth/link');
  act(enter);
  expect(address()).toBe('/auth/link');
  localStorage.removeItem(linkKey);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: linkKey })));
  await waitFor(() => expect(address()).toBe('/mi-cuenta'));
});
