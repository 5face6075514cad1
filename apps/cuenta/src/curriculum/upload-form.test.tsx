import { beforeEach, expect, test } from '@jest/globals';
import { type SessionUser } from '@puente/platform';
import { renderRoute, waitFor } from '@puente/platform/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';
import { type FakeUpload, fakeUploads } from '../testing/fake-upload.ts';
import { ana, employer, ownAccount } from '../testing/people.ts';

let uploads: FakeUpload[];
beforeEach(() => {
  uploads = fakeUploads();
});

const open = (person: SessionUser) =>
  renderRoute(section, '/mi-cuenta/curriculum', {
    session: person,
    responses: { 'GET /api/users/me': ownAccount(person) },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function send(): Promise<FakeUpload> {
  const file = new File(['%PDF'], 'mi cv.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText('Elegir archivo'), file);
  await press('Subir');
  await waitFor(() => expect(uploads).toHaveLength(1));
  return uploads[0]!;
}

test('who sent too often is told when to try again', async () => {
  await open(ana);
  const upload = await send();
  const body = { data: null, error: { status: 429, message: 'Demasiados intentos.' } };
  act(() => upload.answer({ status: 429, body, headers: { 'retry-after': '120' } }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Demasiados intentos. Podrás intentarlo de nuevo en 2 minutos.',
  );
});

test('the focus goes to the progress, and on to what came of it', async () => {
  await open(ana);
  const upload = await send();
  const progress = screen.getByRole('group', { name: 'Subiendo tu archivo…' });
  expect(progress).toHaveFocus();
  act(() => upload.progress(4, 4));
  expect(progress).toHaveFocus();
  act(() => upload.break());
  expect(await screen.findByRole('alert')).toHaveFocus();
  await press('Subir');
  await press('Cancelar');
  expect(await screen.findByRole('button', { name: 'Subir' })).toHaveFocus();
});

test('an employer, who applies nowhere, is told of no companies, not when asked before it is gone either', async () => {
  await renderRoute(section, '/mi-cuenta/curriculum', {
    session: employer,
    responses: {
      'GET /api/users/me': ownAccount(employer, { cv: { id: 5, name: 'cv.pdf', url: '/cv', size: 900 } }),
    },
  });
  expect(screen.getByText('Guárdalo aquí para tenerlo a mano. Nadie más lo ve.')).toBeVisible();
  const file = new File(['%PDF'], 'mi cv.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText('Elegir archivo'), file);
  await press('Subir');
  expect(screen.getByText('El archivo de antes se borra.')).toBeInTheDocument();
  await press('Eliminar');
  expect(screen.getByText('El archivo se borra.')).toBeInTheDocument();
  expect(screen.queryByText(/empresas/i)).toBeNull();
});
