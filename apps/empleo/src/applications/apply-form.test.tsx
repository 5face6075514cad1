import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute, restError, setLanguage } from '@puente/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, anApplication, bodyOf, listOf, marksOf, seeker, type Responses } from '../testing/fixtures.ts';

const address = '/detalle-empleo/1';
const profile = (cv: object | null) => ({ data: { id: 7, attributes: { cv } } });
const earlier = listOf([
  anApplication(8, {
    coverLetter: null,
    phone: '+525512345678',
    job: { data: { id: 3, attributes: { ...aJob(3).attributes, withdrawn: false } } },
  }),
  anApplication(7, {
    coverLetter: 'Soy cocinera desde 2015.',
    job: { data: { id: 2, attributes: { ...aJob(2).attributes, withdrawn: false } } },
  }),
]);

async function openForm(responses: Responses = {}, job = aJob(1)) {
  const view = await renderRoute(section, address, {
    session: seeker,
    responses: {
      'GET /api/jobs/1': { data: job },
      'GET /api/applications': listOf([]),
      'GET /api/job-marks': marksOf([]),
      'GET /api/users/me': profile(null),
      'POST /api/applications': { data: anApplication(5) },
      ...responses,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Aplicar' }));
  return { ...view, letter: await screen.findByLabelText('Mensaje a la empresa') };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sentBy = (requests: Request[]) => bodyOf(requests.find(({ method }) => method === 'POST'));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test.each([
  [
    'Tengo experiencia',
    'Hola: me interesa el empleo «Cocinera de línea». Tengo experiencia en este trabajo: ',
  ],
  ['Quiero aprender', /Todavía no tengo experiencia .* aprendo rápido\. $/],
  ['Puedo empezar pronto', /y puedo empezar pronto\. Mi horario disponible es $/],
])('«%s» begins an empty letter, to be gone on with', async (name, text) => {
  const { letter } = await openForm();
  await press(name);
  expect(letter).toHaveFocus();
  expect((letter as HTMLTextAreaElement).value).toMatch(text);
  await userEvent.keyboard('y más.');
  expect((letter as HTMLTextAreaElement).value).toMatch(/y más\.$/);
});

test('another beginning takes the place of one that was left as it was', async () => {
  const { letter } = await openForm();
  await press('Tengo experiencia');
  await press('Quiero aprender');
  expect((letter as HTMLTextAreaElement).value).toMatch(/aprendo rápido/);
});

test('a beginning takes the place of what somebody wrote only when they say so', async () => {
  const { letter } = await openForm();
  await userEvent.type(letter, 'Lo mío');
  await press('Tengo experiencia');
  const question = screen.getByRole('dialog', { name: '¿Reemplazar lo que escribiste?' });
  await userEvent.click(within(question).getAllByRole('button', { name: 'Cancelar' }).at(-1)!);
  expect(letter).toHaveValue('Lo mío');
  await press('Tengo experiencia');
  await press('Reemplazar');
  expect((letter as HTMLTextAreaElement).value).toMatch(/^Hola: me interesa/);
  expect(letter).toHaveFocus();
});

test.each([
  ['Inglés', 'es', /^Hello, I am interested in the job “Cocinera de línea”/],
  ['Español', 'en', /^Hola: me interesa/],
  ['Ambos', 'en', /^Hello, /],
  ['Ambos', 'es', /^Hola: /],
] as const)(
  'to an employer who works in %s, read in «%s», it begins in the language that fits',
  async (workLanguage, language, text) => {
    const { letter } = await openForm({}, aJob(1, { workLanguage }));
    await act(() => setLanguage(language));
    await press(language === 'es' ? 'Tengo experiencia' : 'I have experience');
    await act(() => setLanguage('es'));
    expect((letter as HTMLTextAreaElement).value).toMatch(text);
  },
);

test('the last letter and the last phone sent are offered again', async () => {
  const { letter, requests } = await openForm({ 'GET /api/applications': earlier });
  await press('Mi último mensaje');
  expect(letter).toHaveValue('Soy cocinera desde 2015.');
  await press('Usar +52 55 1234 5678');
  expect(screen.getByLabelText('Tu teléfono (opcional)')).toHaveValue('+525512345678');
  await press('Enviar aplicación');
  await screen.findByText('Has aplicado con éxito al empleo.');
  expect(await sentBy(requests)).toMatchObject({
    data: { coverLetter: 'Soy cocinera desde 2015.', phone: '+525512345678' },
  });
});

test('without an earlier application nothing of one is offered', async () => {
  await openForm();
  expect(screen.queryByRole('button', { name: 'Mi último mensaje' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Usar/ })).toBeNull();
});

test('a phone goes along as E.164, and one that is none is said so and kept', async () => {
  const { letter, requests } = await openForm();
  await userEvent.type(letter, 'Hola');
  await press('Añadir mi teléfono');
  const phone = screen.getByLabelText('Tu teléfono (opcional)');
  expect(phone).toHaveFocus();
  await userEvent.type(phone, 'llámame al 713');
  await press('Enviar aplicación');
  await waitFor(() => expect(phone).toBeInvalid());
  expect(phone).toHaveAccessibleDescription(/Escribe un teléfono completo, solo con números\./);
  expect(phone).toHaveFocus();
  expect(phone).toHaveValue('llámame al 713');
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.clear(phone);
  await userEvent.type(phone, '(713) 555-0123');
  await press('Enviar aplicación');
  await screen.findByText('Has aplicado con éxito al empleo.');
  expect(await sentBy(requests)).toMatchObject({ data: { coverLetter: 'Hola', phone: '+17135550123' } });
});

test('letter and phone outlive a reload', async () => {
  const { letter, unmount } = await openForm();
  await userEvent.type(letter, 'Hola');
  await press('Añadir mi teléfono');
  await userEvent.type(screen.getByLabelText('Tu teléfono (opcional)'), '713 555');
  unmount();
  const again = await openForm();
  expect(again.letter).toHaveValue('Hola');
  expect(screen.getByLabelText('Tu teléfono (opcional)')).toHaveValue('713 555');
});

const keysOf = (requests: Request[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
const sent = 'Has aplicado con éxito al empleo.';
const noConnection = () => {
  throw new TypeError('Failed to fetch');
};

describe('a letter', () => {
  test('is kept for a day, for its writer alone, and no longer than until it is sent', async () => {
    const { letter, unmount } = await openForm();
    await userEvent.type(letter, 'Hola');
    unmount();
    const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('puente.draft.'));
    const kept = JSON.parse(localStorage.getItem(key) ?? '') as { touched: number };
    localStorage.setItem(key, JSON.stringify({ ...kept, touched: kept.touched - 24 * 3600 * 1000 }));
    localStorage.setItem('puente.draft.application.8.1', JSON.stringify({ ...kept, letter: 'De otra' }));
    const again = await openForm();
    expect(again.letter).toHaveValue('');
    expect(Object.keys(localStorage).filter((one) => one.startsWith('puente.draft.'))).toEqual([]);
    await userEvent.type(again.letter, 'Otra');
    await press('Enviar aplicación');
    await screen.findByText(sent);
    expect(Object.keys(localStorage).filter((one) => one.startsWith('puente.draft.'))).toEqual([]);
  });
});

describe('without a connection', () => {
  test('what was written is kept, nothing is sent by itself, and it says when it can be', async () => {
    let connected = false;
    const { letter, requests } = await openForm({
      'POST /api/applications': () => (connected ? { data: anApplication(5) } : noConnection()),
    });
    await userEvent.type(letter, 'Hola');
    await press('Enviar aplicación');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No se pudo enviar la aplicación. No hay conexión. Lo que escribiste queda guardado: envíalo cuando vuelva.',
    );
    expect(letter).toHaveValue('Hola');
    connected = true;
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^Ya hay conexión\. Envía tu aplicación/)).toBeVisible();
    expect(keysOf(requests)).toHaveLength(1);
    await press('Enviar aplicación');
    expect(await screen.findByText(sent)).toBeVisible();
    const [first, second] = keysOf(requests);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  test('a reload keeps the letter and its key, and says that it may be sent again', async () => {
    const before = await openForm({ 'POST /api/applications': noConnection });
    await userEvent.type(before.letter, 'Hola');
    await press('Enviar aplicación');
    await screen.findByRole('alert');
    before.unmount();
    const after = await openForm();
    expect(after.letter).toHaveValue('Hola');
    expect(screen.getByText(/^La última vez no supimos si tu aplicación llegó/)).toBeVisible();
    await press('Enviar aplicación');
    expect(await screen.findByText(sent)).toBeVisible();
    expect(keysOf(after.requests)).toEqual(keysOf(before.requests));
  });

  test('an answer that never comes is no lost connection, and the letter can be sent again', async () => {
    let tries = 0;
    const { letter, requests } = await openForm({
      'POST /api/applications': () => {
        if ((tries += 1) === 1) throw new DOMException('no answer in time', 'TimeoutError');
        return { data: anApplication(5) };
      },
    });
    await userEvent.type(letter, 'Hola');
    await press('Enviar aplicación');
    expect(
      await screen.findByText(/^La última vez no supimos si tu aplicación llegó\. Envíala/),
    ).toBeVisible();
    expect(screen.queryByText(/No hay conexión/)).toBeNull();
    expect(letter).toHaveValue('Hola');
    await press('Enviar aplicación');
    expect(await screen.findByText(sent)).toBeVisible();
    const [first, second] = keysOf(requests);
    expect(second).toBe(first);
  });

  test.each([
    [409, 'Ya aplicaste a este empleo.'],
    [422, 'Esto ya se envió con otros datos. Revisa lo que enviaste y, si hace falta, envíalo de nuevo.'],
  ])('an answer that got lost was a success all the same: %i', async (status, message) => {
    let tries = 0;
    const { letter } = await openForm({
      'POST /api/applications': () => ((tries += 1) === 1 ? noConnection() : restError(status, message)),
    });
    await userEvent.type(letter, 'Hola');
    await press('Enviar aplicación');
    await screen.findByRole('alert');
    await press('Enviar aplicación');
    expect(await screen.findByText(sent)).toBeVisible();
  });

  test('a letter that was refused is not taken for one that arrived', async () => {
    let tries = 0;
    const { letter } = await openForm({
      'POST /api/applications': () =>
        (tries += 1) === 1 ? restError(404, 'x') : restError(409, 'Ya aplicaste a este empleo.'),
    });
    await userEvent.type(letter, 'Hola');
    await press('Enviar aplicación');
    await screen.findByRole('alert');
    await press('Enviar aplicación');
    expect(await screen.findByText('Ya aplicaste a este empleo.')).toBeVisible();
    expect(screen.queryByText(sent)).toBeNull();
  });
});

test('two presses send once', async () => {
  const { letter, requests } = await openForm();
  await userEvent.type(letter, 'Hola');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Enviar aplicación' }));
  await screen.findByText(sent);
  expect(keysOf(requests)).toHaveLength(1);
});

describe('the CV that goes along', () => {
  test('is named, with a way to change it', async () => {
    await openForm({
      'GET /api/users/me': profile({ id: 3, name: 'Ana.pdf', url: '/api/files/3', size: 9 }),
    });
    expect(await screen.findByText(/^La empresa podrá leer tu currículum: Ana\.pdf\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cambiarlo' })).toHaveAttribute('href', '/mi-cuenta/curriculum');
  });

  test('is asked for where there is none', async () => {
    await openForm();
    expect(await screen.findByText(/^Todavía no tienes un currículum aquí\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Agrega tu CV' })).toHaveAttribute(
      'href',
      '/mi-cuenta/curriculum',
    );
    expect(screen.queryByText(/^La empresa podrá leer/)).toBeNull();
  });

  test('is not spoken of where it is not known', async () => {
    await openForm({ 'GET /api/users/me': () => restError(500, 'x') });
    await waitFor(() => expect(screen.queryByText(/currículum/)).toBeNull());
  });
});
