import { beforeEach, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { anApplication, bodyOf, employer, listOf, type Responses } from '../testing/fixtures.ts';

const restored = 'Recuperamos lo que habías escrito y no habías enviado.';
const candidate = (nombre: string) => {
  const attributes = { username: nombre, email: `${nombre}@puente.test`, nombre, apellido: '', cv: null };
  return { data: { id: 7, attributes: { ...attributes, telefono: null } } };
};
const application = (part: Parameters<typeof anApplication>[1] = {}) =>
  anApplication(5, { candidate: candidate('Ana'), notes: 'Antes.', version: 1, ...part });
const other = anApplication(6, { candidate: candidate('Leo'), notes: null, version: 1 });

/** Leaves the page before, as a link or a reload does. */
let leave: () => void = () => undefined;
const open = async (ana = application(), responses: Responses = {}) => {
  leave();
  const view = await renderRoute(section, '/mi-cuenta/candidatos?jobId=1', {
    session: employer,
    responses: { 'GET /api/applications': listOf([ana, other]), 'GET /api/jobs': listOf([]), ...responses },
  });
  leave = view.unmount;
  const card = within(await screen.findByRole('article', { name: 'Ana' }));
  return {
    ...view,
    card,
    status: card.getByLabelText('Estado de la aplicación'),
    notes: card.getByLabelText('Notas privadas'),
    save: (name = 'Guardar') => userEvent.click(card.getByRole('button', { name })),
  };
};
const write = async () => {
  const { status, notes } = await open();
  await userEvent.selectOptions(status, 'Entrevista');
  await userEvent.type(notes, ' Llamar.');
};
const puts = (requests: Request[]) => requests.filter(({ method }) => method === 'PUT').map(bodyOf);

beforeEach(() => sessionStorage.clear());

test('notes and status that were not saved are there after a reload, and said to be, at theirs alone', async () => {
  await write();
  const { status, notes, card } = await open();
  expect(status).toHaveValue('Entrevista');
  expect(notes).toHaveValue('Antes. Llamar.');
  expect(card.getByText(restored)).toBeVisible();
  expect(screen.getAllByText(restored)).toHaveLength(1);
});

test('they can be let go of', async () => {
  await write();
  const { status, notes, card } = await open();
  await userEvent.click(card.getByRole('button', { name: 'Empezar de nuevo' }));
  expect(status).toHaveValue('Enviada');
  expect(notes).toHaveValue('Antes.');
  expect(notes).toHaveFocus();
  expect(card.queryByText(restored)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('what was saved waits nowhere', async () => {
  await write();
  const saved = application({ status: 'Entrevista', notes: 'Antes. Llamar.', version: 2 });
  const { card, save, requests } = await open(application(), { 'PUT /api/applications/5': { data: saved } });
  await save();
  expect(await card.findByText('Cambios guardados.')).toBeVisible();
  expect(await Promise.all(puts(requests))).toEqual([
    { data: { status: 'Entrevista', notes: 'Antes. Llamar.', version: 1 } },
  ]);
  expect(card.queryByText(restored)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('what is as it was before, but for spaces, waits nowhere', async () => {
  const { notes } = await open();
  await userEvent.type(notes, ' X');
  expect(sessionStorage).toHaveLength(1);
  await userEvent.type(notes, '{Backspace}');
  expect(notes).toHaveValue('Antes. ');
  expect(sessionStorage).toHaveLength(0);
});

test('what failed to be saved is kept', async () => {
  await write();
  const { card, save } = await open(application(), { 'PUT /api/applications/5': () => restError(500, 'x') });
  await save();
  await card.findByRole('alert');
  expect((await open()).notes).toHaveValue('Antes. Llamar.');
});

test('what was saved after all, its answer lost, is not said to wait', async () => {
  await write();
  const { card } = await open(application({ status: 'Entrevista', notes: 'Antes. Llamar.', version: 2 }));
  expect(card.queryByText(restored)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('neither is it when the list that says so comes late', async () => {
  await write();
  const saved = application({ status: 'Entrevista', notes: 'Antes. Llamar.', version: 2 });
  let lists = 0;
  const leo = { data: { ...other, attributes: { ...other.attributes, notes: 'X', version: 2 } } };
  const { card } = await open(application(), {
    'GET /api/applications': () => listOf([(lists += 1) === 1 ? application() : saved, other]),
    'PUT /api/applications/6': leo,
  });
  expect(card.getByText(restored)).toBeVisible();
  const at = within(screen.getByRole('article', { name: 'Leo' }));
  await userEvent.type(at.getByLabelText('Notas privadas'), 'X');
  await userEvent.click(at.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(card.queryByText(restored)).toBeNull());
  expect(sessionStorage).toHaveLength(0);
});

test('what somebody else saved meanwhile is shown, and decided, as if nobody had left', async () => {
  await write();
  const theirs = application({ notes: 'Viene el jueves.', version: 2 });
  const { card, notes, save } = await open(theirs, {
    'PUT /api/applications/5': () =>
      restError(409, 'Alguien cambió esto mientras lo editabas.', { current: theirs }),
  });
  expect(notes).toHaveValue('Antes. Llamar.');
  await save();
  expect(await card.findByRole('alert')).toHaveTextContent('La versión guardadaViene el jueves.');
  await userEvent.click(card.getByRole('button', { name: 'Usar la versión guardada' }));
  expect(notes).toHaveValue('Viene el jueves.');
  // The status is still this person's, over what was saved.
  const later = await open(theirs, {
    'PUT /api/applications/5': {
      data: application({ ...theirs.attributes, status: 'Entrevista', version: 3 }),
    },
  });
  expect(later.status).toHaveValue('Entrevista');
  await later.save();
  await later.card.findByText('Cambios guardados.');
  expect(await Promise.all(puts(later.requests))).toEqual([{ data: { status: 'Entrevista', version: 2 } }]);
});

test.each(['{"status":"Perdida","notes":"x","baseStatus":"Enviada","baseNotes":""}', '{"notes":', '[]'])(
  'what is kept and cannot be read is as if there were nothing: %s',
  async (kept) => {
    sessionStorage.setItem('empleo.candidato.5', kept);
    const { notes, card } = await open();
    expect(notes).toHaveValue('Antes.');
    expect(card.queryByText(restored)).toBeNull();
  },
);
