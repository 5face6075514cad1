import { beforeEach, expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import section from '../section.ts';
import { aJob, employer, listOf } from '../testing/fixtures.ts';
import { click, user, write } from '../testing/form-actions.ts';

beforeEach(() => sessionStorage.clear());

test('a job that was just saved opens as it was saved, while it is still read anew', async () => {
  const list = '/mi-cuenta/empleos-publicados';
  const draft = { ...aJob(1, { status: 'Borrador' }) };
  const { employer: _, ...saved } = aJob(1, { title: 'Chef', version: 2 }).attributes;
  let reads = 0;
  const { requests } = await renderRoute(section, `${list}/editar/1`, {
    session: employer,
    leadsTo: [list],
    responses: {
      'GET /api/jobs/1': () => ((reads += 1) === 1 ? { data: draft } : new Promise(() => undefined)),
      'PUT /api/jobs/1': { data: { id: 1, attributes: saved } },
      'GET /api/jobs': listOf([aJob(1, { title: 'Chef', version: 2 })]),
    },
  });
  await user.clear(await screen.findByLabelText('Título'));
  await write('Título', 'Chef');
  await click('Guardar y publicar');
  await user.click(await screen.findByRole('link', { name: 'Editar' }));
  expect(await screen.findByLabelText('Título')).toHaveValue('Chef');
  await waitFor(() => expect(reads).toBe(2));
  await write('Título', ' y más');
  await click('Guardar cambios');
  expect(await screen.findByText('Cambios guardados.')).toBeVisible();
  const puts = requests.filter(({ method }) => method === 'PUT');
  expect(await puts.at(-1)?.clone().json()).toMatchObject({ data: { title: 'Chef y más', version: 2 } });
});
