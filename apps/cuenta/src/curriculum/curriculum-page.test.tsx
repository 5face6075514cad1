import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type FileAnswer } from '@puente/domain/identity';
import { renderRoute, restError, waitFor, type RenderRouteOptions } from '@puente/platform/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';
import { type FakeUpload, fakeUploads } from '../testing/fake-upload.ts';
import { ana, ownAccount } from '../testing/people.ts';

const me = 'GET /api/users/me';
const attach = `PUT /api/users/${ana.id}`;
const kept: FileAnswer = { id: 3, name: 'Ana Reyes.pdf', url: '/api/files/3', size: 350_000 };
const pdf = (name = 'mi cv.pdf', size = 1_500_000) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });

let uploads: FakeUpload[];
beforeEach(() => {
  uploads = fakeUploads();
});

interface Server {
  cv?: FileAnswer | null;
  responses?: NonNullable<RenderRouteOptions['responses']>;
  language?: 'es' | 'en';
}

/** The page of a person whose CV is kept as the server would. */
async function open({ cv = null, responses = {}, language = 'es' }: Server = {}) {
  let current = cv;
  const view = await renderRoute(section, '/mi-cuenta/curriculum', {
    session: ana,
    language,
    responses: {
      [me]: () => ownAccount(ana, { cv: current }),
      [attach]: async (request: Request) => {
        const { data } = (await request.json()) as { data: { cv: number | null } };
        current = data.cv === null ? null : { ...kept, id: data.cv, name: 'mi cv.pdf', size: 1_500_000 };
        return ownAccount(ana, { cv: current });
      },
      ...responses,
    },
  });
  await screen.findByRole('heading', { level: 2, name: /^(Tu currículum|Your résumé)$/ });
  return view;
}

const picker = () => screen.getByLabelText('Elegir archivo');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
async function send(file = pdf()): Promise<FakeUpload> {
  await userEvent.upload(picker(), file);
  await press('Subir');
  await waitFor(() => expect(uploads).toHaveLength(1));
  return uploads[0]!;
}
const sent = { status: 200, body: [{ ...kept, id: 9 }] };

describe('a first CV', () => {
  test('is chosen, sent with its progress, and kept', async () => {
    const { requests } = await open();
    expect(screen.getByText('Todavía no tienes un currículum.')).toBeVisible();
    await userEvent.upload(picker(), pdf());
    expect(screen.getByText(/Elegiste:/)).toHaveTextContent('Elegiste: mi cv.pdf (1.4 MB)');
    await press('Subir');
    const [upload] = uploads;
    expect(upload).toMatchObject({
      address: 'POST /api/upload',
      headers: { authorization: 'Bearer a-token' },
      file: { name: 'mi cv.pdf', size: 1_500_000 },
    });
    act(() => upload!.progress(750_000, 1_500_000));
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '50');
    act(() => upload!.progress(1_500_000, 1_500_000));
    expect(screen.getByText('Revisando tu archivo…')).toBeVisible();
    act(() => upload!.answer(sent));
    expect(await screen.findByText('Tu currículum se guardó.')).toBeVisible();
    expect(await requests.find(({ method }) => method === 'PUT')?.json()).toEqual({ data: { cv: 9 } });
    expect(await screen.findByRole('heading', { name: 'Sube otro currículum' })).toBeVisible();
    expect(screen.getByText('mi cv.pdf').closest('p')).toHaveTextContent('mi cv.pdf (1.4 MB)');
    expect(screen.queryByText(/Elegiste/)).toBeNull();
  });

  test('may be dropped', async () => {
    await open();
    fireEvent.drop(picker().closest('div')!, { dataTransfer: { files: [pdf('soltado.pdf')] } });
    expect(await screen.findByText('soltado.pdf')).toBeVisible();
  });

  test('is asked for where there is none to send', async () => {
    await open();
    await press('Subir');
    expect(screen.getByRole('alert')).toHaveTextContent('Primero selecciona un archivo.');
    expect(uploads).toEqual([]);
  });

  test('that is not there can be neither downloaded nor deleted, of which nothing is said once it is', async () => {
    const { requests } = await open();
    await press('Descargar');
    expect(screen.getByRole('alert')).toHaveTextContent('No hay currículum para descargar.');
    await press('Eliminar');
    expect(screen.getByRole('alert')).toHaveTextContent('No hay currículum para eliminar.');
    expect(requests).toHaveLength(1);
    const upload = await send();
    act(() => upload.answer(sent));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('a file that cannot be a CV is told before it is sent', () => {
  test.each([
    ['grande.pdf', 2 * 1024 * 1024 + 1, 'El archivo pesa demasiado: máximo 2 MB.'],
    ['vacío.pdf', 0, 'El archivo está vacío.'],
    ['carta.docx', 9, 'El archivo debe ser un PDF o una imagen JPG o PNG.'],
  ])('%s of %d bytes', async (name, size, text) => {
    await open();
    fireEvent.drop(picker().closest('div')!, { dataTransfer: { files: [pdf(name, size)] } });
    const told = `${name}: ${text}`;
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    expect(screen.queryByText(/Elegiste/)).toBeNull();
    await press('Subir');
    expect(screen.getByRole('alert')).toHaveTextContent(told);
  });

  test('2 MB exactly are not too much', async () => {
    await open();
    await userEvent.upload(picker(), pdf('justo.pdf', 2 * 1024 * 1024));
    expect(screen.getByText(/Elegiste:/)).toHaveTextContent('justo.pdf (2 MB)');
  });

  test('a photo of a phone is made smaller instead, and that is said', async () => {
    const draw = jest.fn();
    globalThis.createImageBitmap = jest.fn(async () => ({ width: 4000, height: 3000 })) as never;
    HTMLCanvasElement.prototype.getContext = jest.fn(() => ({
      fillRect: jest.fn(),
      drawImage: draw,
    })) as never;
    HTMLCanvasElement.prototype.toBlob = function (done: BlobCallback) {
      done(new Blob([new Uint8Array(this.width * 300)], { type: 'image/jpeg' }));
    };
    await open();
    await userEvent.upload(
      picker(),
      new File([new Uint8Array(4_000_000)], 'IMG_1.jpeg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByText(/Elegiste:/)).toHaveTextContent('IMG_1.jpg (703 kB)');
    expect(screen.getByText(/la hicimos más pequeña/)).toBeVisible();
    expect(draw).toHaveBeenCalledWith(expect.anything(), 0, 0, 2400, 1800);
  });
});

describe('what fails leaves the file chosen', () => {
  test('without a connection it is sent again by another press', async () => {
    await open();
    const upload = await send();
    act(() => upload.break());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No se pudo subir el archivo: se perdió la conexión. Sigue elegido: pulsa Subir otra vez.',
    );
    expect(screen.getByText(/Elegiste:/)).toHaveTextContent('mi cv.pdf');
    await press('Subir');
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => uploads[1]!.answer(sent));
    expect(await screen.findByText('Tu currículum se guardó.')).toBeVisible();
  });

  test.each([
    [400, 'El PDF está protegido con contraseña. Quítale la contraseña y vuelve a subirlo.'],
    [413, 'El archivo pesa demasiado: máximo 2 MB.'],
    [507, 'No hay espacio para guardar más por ahora. Inténtalo de nuevo más tarde.'],
  ])('a refusal (%d) is told in the words of the server', async (status, message) => {
    await open();
    const upload = await send();
    act(() => upload.answer({ status, body: { data: null, error: { status, message } } }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByText(/Elegiste:/)).toBeVisible();
  });

  test('an answer that is none is told in ours', async () => {
    await open();
    const upload = await send();
    act(() => upload.answer({ status: 500, body: { data: null } }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No se pudo subir el archivo. Inténtalo de nuevo.',
    );
  });

  test('a file that was sent and not attached is not sent again', async () => {
    let tries = 0;
    const account = () => ownAccount(ana, { cv: tries > 1 ? kept : null });
    await open({
      responses: {
        [me]: account,
        [attach]: () => ((tries += 1) === 1 ? restError(503, 'Ocupado.') : account()),
      },
    });
    const upload = await send();
    act(() => upload.answer(sent));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ocupado.');
    await press('Subir');
    expect(await screen.findByText('Tu currículum se guardó.')).toBeVisible();
    expect(uploads).toHaveLength(1);
  });

  test('who cancels may choose another', async () => {
    await open();
    await send();
    await press('Cancelar');
    expect(await screen.findByRole('button', { name: 'Subir' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Quitar archivo');
    expect(screen.queryByText(/Elegiste/)).toBeNull();
  });

  test('a session that has ended meanwhile is over here, too', async () => {
    await open();
    const upload = await send();
    act(() =>
      upload.answer({ status: 401, body: { data: null, error: { message: 'Debes iniciar sesión.' } } }),
    );
    await waitFor(() => expect(localStorage.getItem('jwt')).toBeNull());
  });
});

describe('a CV that is there', () => {
  test('is replaced after asking only', async () => {
    await open({ cv: kept });
    expect(screen.getByText('Ana Reyes.pdf').closest('p')).toHaveTextContent('Ana Reyes.pdf (342 kB)');
    await userEvent.upload(picker(), pdf());
    await press('Subir');
    expect(dialog().getByRole('heading', { name: '¿Reemplazar tu currículum?' })).toBeVisible();
    await userEvent.click(dialog().getAllByRole('button', { name: 'Cancelar' })[0]!);
    expect(uploads).toEqual([]);
    await press('Subir');
    await userEvent.click(dialog().getByRole('button', { name: 'Reemplazar currículum' }));
    act(() => uploads[0]!.answer(sent));
    expect(await screen.findByText('Tu currículum se guardó.')).toBeVisible();
  });

  test('is deleted after asking only', async () => {
    const { requests } = await open({ cv: kept });
    await press('Eliminar');
    await userEvent.click(dialog().getByRole('button', { name: 'Eliminar currículum' }));
    expect(await screen.findByText('Tu currículum se eliminó.')).toBeVisible();
    expect(await screen.findByText('Todavía no tienes un currículum.')).toBeVisible();
    expect(await requests.find(({ method }) => method === 'PUT')?.json()).toEqual({ data: { cv: null } });
  });

  test('is downloaded with the token, under its own name', async () => {
    const saved: string[] = [];
    URL.createObjectURL = jest.fn(() => 'blob:cv');
    URL.revokeObjectURL = jest.fn();
    HTMLAnchorElement.prototype.click = function () {
      saved.push(`${this.download} ${this.href}`);
    };
    const { requests } = await open({
      cv: kept,
      responses: { 'GET /api/files/3': () => new Response('%PDF') },
    });
    await press('Descargar');
    await waitFor(() => expect(saved).toEqual(['Ana Reyes.pdf blob:cv']));
    expect(requests.at(-1)?.headers.get('authorization')).toBe('Bearer a-token');
  });

  test.each([
    [404, 'No hay currículum para descargar.'],
    [503, 'No se pudo descargar tu currículum. Inténtalo de nuevo.'],
  ])('that does not come (%d) is said', async (status, text) => {
    await open({ cv: kept, responses: { 'GET /api/files/3': () => restError(status, 'x') } });
    await press('Descargar');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test('that cannot be deleted is said, and stays', async () => {
    await open({
      cv: kept,
      responses: { [attach]: () => restError(503, 'El servicio no está disponible.') },
    });
    await press('Eliminar');
    await userEvent.click(dialog().getByRole('button', { name: 'Eliminar currículum' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('El servicio no está disponible.');
    expect(screen.getByText('Ana Reyes.pdf')).toBeVisible();
  });
});

test('a profile that does not come is asked for again', async () => {
  let tries = 0;
  await renderRoute(section, '/mi-cuenta/curriculum', {
    session: ana,
    responses: { [me]: () => ((tries += 1) === 1 ? restError(503, 'x') : ownAccount(ana, { cv: kept })) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ana Reyes.pdf')).toBeVisible();
});

test('all of it speaks English, the server’s words too', async () => {
  await open({ language: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'Résumé' })).toBeVisible();
  await press('Upload');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a file first.');
});
