import { expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { anApplication, employer, listOf } from '../testing/fixtures.ts';

const candidate = (nombre: string) => {
  const attributes = { username: nombre, email: `${nombre}@puente.test`, nombre, apellido: '', cv: null };
  return { data: { id: 7, attributes: { ...attributes, telefono: null } } };
};
const application = (id: number, nombre: string, notes: string, version: number) =>
  anApplication(id, { candidate: candidate(nombre), notes, version });

test('what is read anew is shown where nobody has written, and takes nothing from who writes', async () => {
  const first = [1, 2, 3].map((id) => application(id, `Ana${id}`, 'Antes.', 1));
  const later = [1, 2, 3].map((id) => application(id, `Ana${id}`, 'De otra persona.', 2));
  let lists = 0;
  await renderRoute(section, '/mi-cuenta/candidatos', {
    session: employer,
    responses: {
      'GET /api/applications': () => listOf((lists += 1) === 1 ? first : later),
      'PUT /api/applications/1': { data: application(1, 'Ana1', 'Mía.', 3) },
    },
  });
  const notesOf = async (name: string) =>
    within(await screen.findByRole('article', { name })).getByLabelText('Notas privadas');
  await userEvent.type(await notesOf('Ana3'), ' Y más.');
  await userEvent.clear(await notesOf('Ana1'));
  await userEvent.type(await notesOf('Ana1'), 'Mía.');
  const card = within(await screen.findByRole('article', { name: 'Ana1' }));
  await userEvent.click(card.getByRole('button', { name: 'Guardar' }));
  await waitFor(async () => expect(await notesOf('Ana2')).toHaveValue('De otra persona.'));
  expect(await notesOf('Ana3')).toHaveValue('Antes. Y más.');
  expect(await notesOf('Ana1')).toHaveValue('Mía.');
});
