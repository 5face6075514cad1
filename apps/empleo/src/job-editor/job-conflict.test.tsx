import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import section from '../section.ts';
import { aJob, bodyOf, employer } from '../testing/fixtures.ts';
import { click, user } from '../testing/form-actions.ts';

const edit = '/mi-cuenta/empleos-publicados/editar/1';
const changed = 'Alguien cambió esto mientras lo editabas.';
const together = 'Se guardó junto con lo que alguien cambió mientras tanto.';
const asked = async (requests: Request[]) =>
  Promise.all(
    requests
      .filter(({ method }) => method === 'PUT')
      .map(async (request) => (await bodyOf(request)) as { data: Record<string, unknown> }),
  );

/** A server that somebody else uses as well: `theirs` happens after the page was read. */
function sharedServer(theirs: Parameters<typeof aJob>[1]) {
  let current = aJob(1, { version: 1 });
  return {
    elsewhere: () => (current = aJob(1, { ...theirs, version: 2 })),
    responses: {
      'GET /api/jobs/1': () => ({ data: current }),
      'PUT /api/jobs/1': async (request: Request) => {
        const { data } = (await bodyOf(request)) as { data: { version: number } };
        if (data.version !== current.attributes.version) return restError(409, changed, { current });
        current = aJob(1, { ...current.attributes, ...data, closesOn: null, version: data.version + 1 });
        return { data: current };
      },
    },
  };
}

async function retitle() {
  const title = await screen.findByLabelText('Título');
  await user.clear(title);
  await user.type(title, 'Chef');
}

beforeEach(() => sessionStorage.clear());

describe('a job changed elsewhere while it is edited', () => {
  const open = async () => {
    const server = sharedServer({ title: 'Cocinero', salary: '$25 por hora' });
    const view = await renderRoute(section, edit, { session: employer, responses: server.responses });
    await retitle();
    await user.type(screen.getByLabelText('Beneficios'), ' Y propinas.');
    server.elsewhere();
    await click('Guardar cambios');
    const dialog = await screen.findByRole('dialog', { name: changed });
    return { ...view, dialog };
  };

  test('is shown beside what was typed, field by field where both changed it', async () => {
    const { dialog } = await open();
    const fields = within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(fields).toEqual(['Título']);
    expect(within(dialog).getByText('Lo demás que alguien cambió se conserva: Salario.')).toBeVisible();
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cocinero', 'Chef']);
  });

  test('is overwritten where both changed it if one wants, and nowhere else', async () => {
    const { requests } = await open();
    await click('Usar mis cambios');
    expect(await screen.findByText(together)).toBeVisible();
    expect(screen.getByLabelText('Salario')).toHaveValue('$25 por hora');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(
      (await asked(requests)).map(({ data }) => [data['version'], data['title'], data['salary']]),
    ).toEqual([
      [1, 'Chef', '$18 por hora'],
      [2, 'Chef', '$25 por hora'],
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('is taken into the form if one wants, and written over from there', async () => {
    const { requests } = await open();
    await click('Usar la versión guardada');
    expect(screen.getByLabelText('Título')).toHaveValue('Cocinero');
    expect(screen.getByLabelText('Salario')).toHaveValue('$25 por hora');
    expect(screen.getByLabelText('Beneficios')).toHaveValue('Comida incluida. Y propinas.');
    await retitle();
    await click('Guardar cambios');
    expect(await screen.findByText('Cambios guardados.')).toBeVisible();
    expect((await asked(requests)).at(-1)?.data).toMatchObject({
      title: 'Chef',
      salary: '$25 por hora',
      version: 2,
    });
  });

  test('waits for a decision: closing keeps what was typed, and nothing is sent', async () => {
    const { requests } = await open();
    await click('Seguir editando');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Título')).toHaveValue('Chef');
    expect(await asked(requests)).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar cambios' })).toHaveFocus());
    await click('Guardar cambios');
    expect(await screen.findByRole('dialog', { name: changed })).toBeVisible();
  });
});

test('a change of status alone, elsewhere or above the form, asks nothing', async () => {
  const server = sharedServer({ status: 'Borrador' });
  await renderRoute(section, edit, { session: employer, responses: server.responses });
  await retitle();
  server.elsewhere();
  await click('Guardar cambios');
  expect(await screen.findByText('Cambios guardados.')).toBeVisible();
});

test('what only somebody else changed is kept, and nobody is asked', async () => {
  const server = sharedServer({ salary: 'US$21 por hora' });
  const { requests } = await renderRoute(section, edit, { session: employer, responses: server.responses });
  await retitle();
  server.elsewhere();
  await click('Guardar cambios');
  expect(await screen.findByText(together)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Salario')).toHaveValue('21');
  expect(screen.getByLabelText(/^Hasta/)).toHaveValue('');
  expect((await asked(requests)).at(-1)?.data).toMatchObject({
    title: 'Chef',
    salary: 'US$21 por hora',
    version: 2,
  });
  expect(sessionStorage).toHaveLength(0);
});

test('fields that belong together are decided together', async () => {
  const server = sharedServer({ country: 'México', province: 'Sonora', city: null, zipCode: '83000' });
  await renderRoute(section, edit, { session: employer, responses: server.responses });
  await user.selectOptions(await screen.findByLabelText('Estado/Provincia'), 'Ohio');
  server.elsewhere();
  await click('Guardar cambios');
  const dialog = await screen.findByRole('dialog', { name: changed });
  const fields = within(dialog).getAllByRole('heading', { level: 3 });
  expect(fields.map(({ textContent }) => textContent)).toEqual(['País', 'Estado/Provincia', 'Código postal']);
});

test('what waited in the tab is saved together with a newer job', async () => {
  const server = sharedServer({ salary: '$25 por hora' });
  const first = await renderRoute(section, edit, { session: employer, responses: server.responses });
  await retitle();
  first.unmount();
  server.elsewhere();
  const { requests } = await renderRoute(section, edit, { session: employer, responses: server.responses });
  expect(await screen.findByLabelText('Título')).toHaveValue('Chef');
  await click('Guardar cambios');
  expect(await screen.findByText(together)).toBeVisible();
  expect((await asked(requests)).at(-1)?.data).toMatchObject({ title: 'Chef', salary: '$25 por hora' });
});
