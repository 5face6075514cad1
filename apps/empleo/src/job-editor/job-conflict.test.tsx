import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, bodyOf, employer } from '../testing/fixtures.ts';

const edit = '/mi-cuenta/empleos-publicados/editar/1';
const changed = 'Alguien cambió esto mientras lo editabas.';
const user = userEvent.setup();
const click = (name: string) => user.click(screen.getByRole('button', { name }));
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
    const server = sharedServer({ salary: '$25 por hora' });
    const view = await renderRoute(section, edit, { session: employer, responses: server.responses });
    await retitle();
    server.elsewhere();
    await click('Guardar cambios');
    const dialog = await screen.findByRole('dialog', { name: changed });
    return { ...view, dialog };
  };

  test('is shown beside what was typed, field by field where they differ', async () => {
    const { dialog } = await open();
    const fields = within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(fields).toEqual(['Título', 'Salario']);
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cocinera de línea', 'Chef', '$25 por hora', '$18 por hora']);
  });

  test('is overwritten if one wants', async () => {
    const { requests } = await open();
    await click('Usar mis cambios');
    expect(await screen.findByText('Cambios guardados.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await asked(requests)).map(({ data }) => [data['version'], data['title']])).toEqual([
      [1, 'Chef'],
      [2, 'Chef'],
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('is taken into the form if one wants, and written over from there', async () => {
    const { requests } = await open();
    await click('Usar la versión guardada');
    expect(screen.getByLabelText('Título')).toHaveValue('Cocinera de línea');
    expect(screen.getByLabelText('Salario')).toHaveValue('$25 por hora');
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

test('what waited in the tab is not written over a newer job unseen', async () => {
  const server = sharedServer({ salary: '$25 por hora' });
  const first = await renderRoute(section, edit, { session: employer, responses: server.responses });
  await retitle();
  first.unmount();
  server.elsewhere();
  await renderRoute(section, edit, { session: employer, responses: server.responses });
  expect(await screen.findByLabelText('Título')).toHaveValue('Chef');
  await click('Guardar cambios');
  expect(await screen.findByRole('dialog', { name: changed })).toBeVisible();
});
