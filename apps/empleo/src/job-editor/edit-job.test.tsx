import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import section from '../section.ts';
import { aDraft, aJob, bodyOf, employer, listOf, seeker } from '../testing/fixtures.ts';
import { click, user, write, writes } from '../testing/form-actions.ts';

const restored = 'Recuperamos lo que habías escrito y no habías enviado.';

beforeEach(() => sessionStorage.clear());

describe('a job being edited', () => {
  const edit = '/mi-cuenta/empleos-publicados/editar/1';
  const job = { 'GET /api/jobs/1': { data: aJob(1, { status: 'Borrador', affinities: ['Mujeres'] }) } };

  test('Guardar cambios sends the fields and leaves the status alone', async () => {
    const { requests } = await renderRoute(section, edit, {
      session: employer,
      responses: { ...job, 'PUT /api/jobs/1': { data: aJob(1) } },
    });
    const title = await screen.findByLabelText('Título');
    expect(title).toHaveValue('Cocinera de línea');
    expect(screen.getByLabelText('Subcategoría')).toHaveValue('Cocina');
    expect(screen.getByLabelText('Mujeres')).toBeChecked();
    await user.clear(title);
    await write('Título', 'Chef');
    await click('Guardar cambios');
    expect(await screen.findByText('Cambios guardados.')).toBeVisible();
    const body = (await bodyOf(writes(requests)[0])) as { data: Record<string, unknown> };
    expect(body.data).toMatchObject({ title: 'Chef', province: 'Texas', affinities: ['Mujeres'] });
    expect(body.data).not.toHaveProperty('status');
  });

  test('a published job becomes a draft by itself, and what is typed stays', async () => {
    let status: 'Borrador' | 'Publicado' = 'Publicado';
    const { requests } = await renderRoute(section, edit, {
      session: employer,
      responses: {
        'GET /api/jobs/1': () => ({ data: aJob(1, { status }) }),
        'PUT /api/jobs/1': () => {
          status = 'Borrador';
          return { data: aJob(1, { status }) };
        },
      },
    });
    await screen.findByLabelText('Título');
    await write(/^Teléfono/, '512');
    await click('Pasar a borrador');
    const state = await screen.findByText('Solo tú puedes ver este empleo.');
    expect(state).toBeVisible();
    // Its button is gone; what it led to is where the focus is, and is announced.
    await waitFor(() => expect(state).toHaveFocus());
    expect(state).toHaveAttribute('role', 'status');
    expect(await bodyOf(writes(requests)[0])).toEqual({ data: { status: 'Borrador' } });
    expect(screen.getByLabelText(/^Teléfono/)).toHaveValue('512');
  });

  test('a whole draft is published in one way: with what is written', async () => {
    const { address, requests } = await renderRoute(section, edit, {
      session: employer,
      responses: { ...job, 'PUT /api/jobs/1': { data: aJob(1) } },
    });
    await user.type(await screen.findByLabelText('Título'), ' de noche');
    const publishing = screen.getAllByRole('button', { name: /publicar/i });
    expect(publishing.map(({ textContent }) => textContent)).toEqual(['Guardar y publicar']);
    await click('Guardar y publicar');
    await waitFor(() => expect(address()).toBe('/mi-cuenta/empleos-publicados'));
    expect(await bodyOf(writes(requests)[0])).toMatchObject({
      data: { title: 'Cocinera de línea de noche', status: 'Publicado' },
    });
  });

  test('a last day that is over is told with all else that keeps it from being published', async () => {
    const message = 'El último día para aplicar ya pasó. Elige otro.';
    const { requests } = await renderRoute(section, edit, {
      session: employer,
      responses: {
        'GET /api/jobs/1': {
          data: aJob(1, { status: 'Borrador', closesOn: '2026-01-31', contactEmail: 'hola@' }),
        },
      },
    });
    const day = await screen.findByLabelText(/^Último día para aplicar/);
    await click('Guardar y publicar');
    expect(screen.getByRole('alert')).toHaveTextContent(`Correo electrónico inválido | ${message}`);
    await user.type(screen.getByLabelText(/^Correo electrónico de contacto/), 'fonda.test');
    await click('Guardar y publicar');
    expect(day).toBeInvalid();
    expect(day).toHaveFocus();
    expect(day).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(writes(requests)).toEqual([]);
  });

  test('what a draft lacks is told by what is written', async () => {
    const gaps = { ...aJob(1).attributes, status: 'Borrador' as const, benefits: null, requirements: null };
    await renderRoute(section, edit, {
      session: employer,
      responses: { 'GET /api/jobs/1': { data: aDraft(1, gaps) } },
    });
    expect(await screen.findByText('Para publicarlo falta: Requisitos, Beneficios.')).toBeVisible();
    await write('Beneficios', 'Comida.');
    expect(screen.getByText('Para publicarlo falta: Requisitos.')).toBeVisible();
    await write('Requisitos', 'Ninguno.');
    expect(screen.queryByText(/^Para publicarlo falta/)).toBeNull();
  });

  test('what a draft lacks is marked for who came to publish it, and then it is saved and published', async () => {
    const { address, requests } = await renderRoute(section, `${edit}?publicar=1`, {
      session: employer,
      responses: {
        'GET /api/jobs/1': { data: aDraft(1, { ...aJob(1).attributes, status: 'Borrador', salary: null }) },
        'PUT /api/jobs/1': { data: aJob(1) },
      },
    });
    const salary = await screen.findByLabelText('Salario');
    expect(salary).toBeInvalid();
    await waitFor(() => expect(salary).toHaveFocus());
    expect(screen.getAllByText('Este campo es requerido.')).toHaveLength(1);
    await write('Salario', '$20 por hora');
    await click('Guardar y publicar');
    await waitFor(() => expect(address()).toBe('/mi-cuenta/empleos-publicados'));
    expect(await bodyOf(writes(requests)[0])).toMatchObject({
      data: { salary: 'US$20 por hora', status: 'Publicado' },
    });
  });

  test('a job whose last day is over says so, and a later one may be chosen', async () => {
    const { requests } = await renderRoute(section, edit, {
      session: employer,
      responses: {
        'GET /api/jobs/1': { data: aJob(1, { closesOn: '2026-01-31' }) },
        'PUT /api/jobs/1': { data: aJob(1) },
      },
    });
    const day = await screen.findByLabelText(/^Último día para aplicar/);
    expect(day).toHaveValue('2026-01-31');
    expect(screen.getByText('Terminado')).toBeVisible();
    await user.clear(day);
    await user.type(day, '2099-01-31');
    await click('Guardar cambios');
    expect(await screen.findByText('Cambios guardados.')).toBeVisible();
    expect(await bodyOf(writes(requests)[0])).toMatchObject({ data: { closesOn: '2099-01-31' } });
  });

  test('a job whose last day is over is mended without another day', async () => {
    const { requests } = await renderRoute(section, edit, {
      session: employer,
      responses: {
        'GET /api/jobs/1': { data: aJob(1, { closesOn: '2026-01-31' }) },
        'PUT /api/jobs/1': { data: aJob(1, { closesOn: '2026-01-31' }) },
      },
    });
    await user.type(await screen.findByLabelText('Título'), ' de noche');
    await click('Guardar cambios');
    expect(await screen.findByText('Cambios guardados.')).toBeVisible();
    expect(writes(requests)).toHaveLength(1);
  });

  test('a draft is saved with gaps', async () => {
    const { requests } = await renderRoute(section, edit, {
      session: employer,
      responses: { 'GET /api/jobs/1': { data: aDraft(1) }, 'PUT /api/jobs/1': { data: aDraft(1) } },
    });
    await screen.findByLabelText('Título');
    expect(screen.queryByText('Este campo es requerido.')).toBeNull();
    await click('Guardar cambios');
    expect(await screen.findByText('Cambios guardados.')).toBeVisible();
    expect(writes(requests)).toHaveLength(1);
  });

  test('a failed change is said so and loses nothing', async () => {
    await renderRoute(section, edit, {
      session: employer,
      responses: { ...job, 'PUT /api/jobs/1': () => restError(500, 'x') },
    });
    await screen.findByLabelText('Título');
    await write('Título', ' de noche');
    await click('Guardar cambios');
    expect(await screen.findByText('Error al actualizar. Inténtalo nuevamente.')).toBeVisible();
    expect(screen.getByLabelText('Título')).toHaveValue('Cocinera de línea de noche');
  });

  test('what a session that ended left unsent is there after signing in, until it is saved', async () => {
    let signedIn = false;
    const responses = {
      ...job,
      'PUT /api/jobs/1': () => (signedIn ? { data: aJob(1) } : restError(401, 'x')),
    };
    const first = await renderRoute(section, edit, { session: employer, responses });
    await screen.findByLabelText('Título');
    await write('Título', ' de noche');
    await click('Guardar cambios');
    await waitFor(() => expect(first.address()).toBe('/mi-cuenta'));
    first.unmount();

    signedIn = true;
    await renderRoute(section, edit, { session: employer, responses });
    expect(await screen.findByText(restored)).toBeVisible();
    expect(screen.getByLabelText('Título')).toHaveValue('Cocinera de línea de noche');
    expect(screen.getByLabelText('Mujeres')).toBeChecked();
    await click('Guardar cambios');
    expect(await screen.findByText('Cambios guardados.')).toBeVisible();
    expect(screen.queryByText(restored)).toBeNull();
    expect(screen.getByLabelText('Título')).toHaveValue('Cocinera de línea de noche');
    expect(sessionStorage).toHaveLength(0);
  });

  test('an unsent change can be thrown away, and one that is undone is not kept', async () => {
    const first = await renderRoute(section, edit, { session: employer, responses: job });
    const title = await screen.findByLabelText('Título');
    await write('Título', '!');
    await user.type(title, '{Backspace}');
    expect(sessionStorage).toHaveLength(0);
    await write('Título', ' de noche');
    first.unmount();

    await renderRoute(section, edit, { session: employer, responses: job });
    expect(await screen.findByText(restored)).toBeVisible();
    await click('Empezar de nuevo');
    expect(screen.getByLabelText('Título')).toHaveValue('Cocinera de línea');
    expect(screen.queryByText(restored)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  test('it is deleted after a confirmation', async () => {
    const { address } = await renderRoute(section, edit, {
      session: employer,
      responses: { ...job, 'DELETE /api/jobs/1': { data: aJob(1) } },
    });
    await screen.findByLabelText('Título');
    await click('Eliminar');
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar empleo' }),
    );
    await waitFor(() => expect(address()).toBe('/mi-cuenta/empleos-publicados'));
  });

  test.each([
    ['a draft', 404],
    ['open', 410],
  ])('that was %s and deleted elsewhere keeps what was written, for a new job', async (_, status) => {
    let deleted = false;
    const gone = () => restError(status, 'Empleo no encontrado');
    const { address, requests } = await renderRoute(section, edit, {
      session: employer,
      responses: {
        'GET /api/jobs/1': () => (deleted ? gone() : { data: aJob(1) }),
        'PUT /api/jobs/1': () => restError(404, 'Empleo no encontrado'),
        'POST /api/jobs': { data: aJob(2) },
      },
    });
    await user.type(await screen.findByLabelText('Título'), ' de noche');
    deleted = true;
    await click('Guardar cambios');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Este empleo ya no existe/));
    expect(screen.getByLabelText('Título')).toHaveValue('Cocinera de línea de noche');
    await click('Publicar empleo');
    await waitFor(() => expect(address()).toBe('/mi-cuenta/empleos-publicados'));
    expect(await bodyOf(requests.find(({ method }) => method === 'POST'))).toMatchObject({
      data: { title: 'Cocinera de línea de noche', status: 'Publicado', employer: 9 },
    });
  });

  test('a job of another employer is not found', async () => {
    const other = { data: { id: 99, attributes: { username: 'otro', nombreEmpresa: 'Otro' } } };
    await renderRoute(section, edit, {
      session: employer,
      responses: { 'GET /api/jobs/1': { data: aJob(1, { employer: other }) } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Empleo no encontrado' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Empleos publicados' })).toBeVisible();
  });

  test('who is no employer is sent to their account', async () => {
    const { address, requests } = await renderRoute(section, edit, { session: seeker, responses: job });
    expect(address()).toBe('/mi-cuenta');
    expect(requests).toEqual([]);
  });

  test('a job that could not be read is said so', async () => {
    await renderRoute(section, edit, {
      session: employer,
      responses: { 'GET /api/jobs/1': () => restError(500, 'x'), 'GET /api/jobs': listOf([]) },
    });
    expect(await screen.findByRole('heading', { name: 'No se pudo cargar el empleo.' })).toBeVisible();
  });
});
