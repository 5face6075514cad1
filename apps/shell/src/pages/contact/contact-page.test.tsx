import { afterEach, expect, jest, test } from '@jest/globals';
import { restError, waitFor, type RenderRouteOptions } from '@puente/platform/testing';
import { easyChallenge, isSolved } from '@puente/platform/testing/captcha';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, rosa } from '../testing/render-page.ts';

// Proofs of work take their time where many tests run at once.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const typed = {
  Nombre: 'Rosa Lima',
  'Correo electrónico': 'rosa@correo.test',
  Asunto: 'Una pregunta',
  Mensaje: 'Hola, ¿cómo publico una oferta?',
};

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));

async function writeAndSend(contact: unknown, captcha: unknown = () => easyChallenge()) {
  const responses = { 'GET /api/captcha': captcha, 'POST /api/contact': contact } as NonNullable<
    RenderRouteOptions['responses']
  >;
  const page = await renderPage('/contacto', { responses });
  for (const [label, text] of Object.entries(typed)) {
    await userEvent.click(field(label));
    await userEvent.paste(text);
  }
  await send();
  return page;
}

function expectNothingLost() {
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a message is sent with a captcha solved on the way, and its arrival is shown', async () => {
  const { requests } = await writeAndSend(Response.json({ ok: true }, { status: 201 }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    '¡Gracias! Recibimos tu mensaje y te responderemos por correo.',
  );
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'GET /api/captcha',
    'POST /api/contact',
  ]);
  const { captchaToken, ...message } = (await requests[1]!.json()) as Record<string, string>;
  expect(message).toEqual({
    name: typed.Nombre,
    email: typed['Correo electrónico'],
    subject: typed.Asunto,
    message: typed.Mensaje,
  });
  expect(await isSolved(captchaToken!)).toBe(true);
  expect(field('Mensaje')).toHaveValue('');
  expect(field('Nombre')).toHaveValue(typed.Nombre);
});

test('what is missing is said beside each field and together, and nothing is sent', async () => {
  const { requests } = await renderPage('/contacto');
  await userEvent.type(field('Correo electrónico'), 'rosa@correo');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Corrige los siguientes errores: Nombre: Este campo es requerido. | Este no es un correo válido | ' +
      'Asunto: Este campo es requerido. | Mensaje: Este campo es requerido.',
  );
  await waitFor(() => expect(field('Nombre')).toHaveFocus());
  expect(field('Nombre')).toHaveAccessibleDescription('Este campo es requerido.');
  expect(field('Correo electrónico')).toHaveAccessibleDescription('Este no es un correo válido');
  expect(field('Correo electrónico')).toHaveValue('rosa@correo');
  expect(requests).toEqual([]);
});

test('an empty form asks for every field by its name', async () => {
  await renderPage('/contacto');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Corrige los siguientes errores: ' +
      Object.keys(typed)
        .map((label) => `${label}: Este campo es requerido.`)
        .join(' | '),
  );
  expect(field('Correo electrónico')).toHaveAccessibleDescription('Este campo es requerido.');
});

test('the focus is on what is said of the sending, whether it arrived or not', async () => {
  let tries = 0;
  await writeAndSend(() => (++tries === 1 ? restError(429, 'Espera un momento.') : { ok: true }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await send();
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
});

test('a new attempt takes back what was said of the last one', async () => {
  await writeAndSend(Response.json({ ok: true }, { status: 201 }));
  expect(await screen.findByRole('status')).toHaveTextContent('¡Gracias!');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Corrige los siguientes errores: Asunto: Este campo es requerido. | Mensaje: Este campo es requerido.',
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(field('Asunto')).toHaveFocus();
});

test('a server out of reach is said, and nothing typed is lost', async () => {
  await writeAndSend(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al conectar con el servidor');
  expectNothingLost();
});

test.each([
  ['out of reach', () => Promise.reject(new TypeError('x')), 'Error al conectar con el servidor'],
  ['refused', restError(429, 'Espera un momento.'), 'Espera un momento.'],
  ['that cannot be solved', { parameters: {} }, 'No pudimos enviar tu mensaje. Intenta de nuevo.'],
])('with a captcha %s nobody is known to be human, and nothing typed is lost', async (_, captcha, reason) => {
  const { requests } = await writeAndSend(undefined, captcha);
  expect(await screen.findByRole('alert')).toHaveTextContent(`Por favor, verifica que eres humano.${reason}`);
  expectNothingLost();
  expect(requests).toHaveLength(1);
});

test("a refusal is shown in the server's words, and a second try can succeed", async () => {
  let tries = 0;
  await writeAndSend(() => (++tries === 1 ? restError(429, 'Espera un momento.') : { ok: true }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Espera un momento.');
  expectNothingLost();
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('¡Gracias!');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failure without words has some of our own', async () => {
  await writeAndSend(() => Response.json({}, { status: 502 }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No pudimos enviar tu mensaje. Intenta de nuevo.',
  );
});

test('while a message is sent it cannot be sent again', async () => {
  let answer: (body: unknown) => void = () => undefined;
  const { requests } = await writeAndSend(() => new Promise((resolve) => (answer = resolve)));
  await waitFor(() => expect(requests).toHaveLength(2));
  const button = screen.getByRole('button', { name: 'Enviar mensaje' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(requests).toHaveLength(2);
  answer({ ok: true });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
});

test('the address can bring the subject, the session who writes', async () => {
  const responses = {
    'GET /api/users/me': {
      data: { id: 7, attributes: { nombre: 'Rosa', apellido: 'Lima', email: 'rosa@correo.test' } },
    },
  };
  await renderPage('/contacto?asunto=Reserva%20tu%20sesión', { session: rosa, responses });
  expect(field('Asunto')).toHaveValue('Reserva tu sesión');
  await waitFor(() => expect(field('Nombre')).toHaveValue('Rosa Lima'));
  expect(field('Correo electrónico')).toHaveValue('rosa@correo.test');
});

test('the page has its title and the social links', async () => {
  await renderPage('/contacto');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contáctanos');
  expect(document.title).toBe('Contáctanos · Puente');
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/puente',
  );
});

test('the shape of the e-mail is told when its field is left, at the field only', async () => {
  await renderPage('/contacto');
  await userEvent.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@');
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveAccessibleDescription(
    'Este no es un correo válido',
  );
  expect(screen.queryByText(/^Corrige los siguientes errores/)).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'puente.test');
  expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toBeValid();
});
