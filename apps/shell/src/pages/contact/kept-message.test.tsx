import { afterEach, expect, jest, test } from '@jest/globals';
import { type RenderRouteOptions, restError } from '@puente/platform/testing';
import { easyChallenge } from '@puente/platform/testing/captcha';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, rosa } from '../testing/render-page.ts';

// Proofs of work take their time where many tests run at once.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const luz = { ...rosa, id: 8 };
const me = {
  'GET /api/users/me': {
    data: { id: 7, attributes: { nombre: 'Rosa', apellido: 'Lima', email: 'rosa@correo.test' } },
  },
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const values = () => ['Nombre', 'Correo electrónico', 'Asunto', 'Mensaje'].map((name) => field(name).value);
/** Leaves the page before, as a link or a reload does. */
let leave: () => void = () => undefined;
const open = async (address: string, options?: RenderRouteOptions) => {
  leave();
  const view = await renderPage(address, options);
  leave = view.unmount;
  return view;
};
const paste = async (name: string, text: string) => {
  await userEvent.click(field(name));
  await userEvent.paste(text);
};
const writeAll = async () => {
  await paste('Nombre', 'Rosa');
  await paste('Correo electrónico', 'rosa@correo.test');
  await paste('Asunto', 'Una pregunta');
  await paste('Mensaje', 'a'.repeat(5000));
};
const written = ['Rosa', 'rosa@correo.test', 'Una pregunta', 'a'.repeat(5000)];

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(['/contacto', '/nosotros'])(
  'what was typed at %s is there after a reload, at both forms',
  async (page) => {
    await open(page);
    await writeAll();
    await open(page);
    expect(values()).toEqual(written);
    await open('/nosotros');
    expect(values()).toEqual(written);
    await open('/contacto');
    expect(values()).toEqual(written);
  },
);

test('what failed to be sent is kept, and what was sent is not', async () => {
  let tries = 0;
  const responses = {
    'GET /api/captcha': () => easyChallenge(),
    'POST /api/contact': () => (++tries === 1 ? restError(429, 'Espera un momento.') : { ok: true }),
  };
  await open('/contacto', { responses });
  await writeAll();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  await screen.findByRole('alert');
  await open('/contacto', { responses });
  expect(values()).toEqual(written);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  await screen.findByText(/^¡Gracias!/);
  expect(sessionStorage).toHaveLength(0);
  await open('/contacto');
  expect(values()).toEqual(['', '', '', '']);
});

test('a subject that the address brings has a message of its own', async () => {
  await open('/contacto');
  await writeAll();
  await open('/contacto?asunto=Asesoría');
  expect(values()).toEqual(['', '', 'Asesoría', '']);
  await paste('Mensaje', '¿Cuándo?');
  await open('/contacto?asunto=Asesoría');
  expect(values()).toEqual(['', '', 'Asesoría', '¿Cuándo?']);
  await open('/contacto');
  expect(values()).toEqual(written);
});

test('what the session fills in is not kept, nor what was taken back', async () => {
  await open('/contacto', { session: rosa, responses: me });
  await waitFor(() => expect(field('Nombre')).toHaveValue('Rosa Lima'));
  expect(sessionStorage).toHaveLength(0);
  await paste('Mensaje', 'Hola');
  expect(sessionStorage).toHaveLength(1);
  await userEvent.clear(field('Mensaje'));
  expect(sessionStorage).toHaveLength(0);
});

test('what a visitor began is theirs when they have signed in, and goes with what they make of it', async () => {
  await open('/contacto');
  await paste('Mensaje', 'Hola');
  await open('/contacto', { session: rosa, responses: me });
  await waitFor(() => expect(values()).toEqual(['Rosa Lima', 'rosa@correo.test', '', 'Hola']));
  await userEvent.clear(field('Mensaje'));
  await open('/contacto');
  expect(values()).toEqual(['', '', '', '']);
});

test('what one person wrote is shown to nobody who comes after them', async () => {
  await open('/contacto', { session: rosa, responses: me });
  await paste('Mensaje', 'De Rosa');
  for (const session of [undefined, luz]) {
    await open('/contacto', { session });
    expect(field('Mensaje')).toHaveValue('');
  }
  await open('/contacto', { session: rosa, responses: me });
  expect(field('Mensaje')).toHaveValue('De Rosa');
});

test('what is kept and cannot be read is as if there were nothing', async () => {
  sessionStorage.setItem('contacto..', '{"message":5,"subject":"Una pregunta"');
  await open('/contacto');
  expect(values()).toEqual(['', '', '', '']);
  sessionStorage.setItem('contacto..', '{"message":5,"subject":"Una pregunta"}');
  await open('/contacto');
  expect(values()).toEqual(['', '', 'Una pregunta', '']);
});
