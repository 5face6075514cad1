import { describe, expect, jest, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aDraft, aJob, bodyOf, employer, listOf, seeker, type Responses } from '../testing/fixtures.ts';

const list = '/mi-cuenta/empleos-publicados';
const jobs = listOf([
  aJob(1, { applicationsCount: 3 }),
  aJob(2, { title: 'Mesera', status: 'Borrador', datePosted: null, applicationsCount: 0 }),
]);
const user = userEvent.setup();
const open = (responses: Responses) => renderRoute(section, list, { session: employer, responses });
const card = (name: string) => screen.findByRole('article', { name });

describe('the list', () => {
  test('shows each job with its status, date, applications and links', async () => {
    const { requests } = await open({ 'GET /api/jobs': jobs });
    const cook = await card('Cocinera de línea');
    expect(within(cook).getByText('Publicado')).toBeVisible();
    expect(within(cook).getByText('Publicado el 3 de noviembre de 2026')).toBeVisible();
    const links = Object.fromEntries(
      within(cook)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(links).toEqual({
      'Cocinera de línea': '/mi-cuenta/empleos-publicados/detalles-empleo/1',
      '3 aplicaciones': '/mi-cuenta/candidatos?jobId=1',
      Editar: '/mi-cuenta/empleos-publicados/editar/1',
      'Ver detalles': '/mi-cuenta/empleos-publicados/detalles-empleo/1',
    });
    const draft = await card('Mesera');
    expect(within(draft).getByText('Borrador')).toBeVisible();
    expect(within(draft).getByText('Todavía no publicado')).toBeVisible();
    expect(within(draft).getByText('Sin aplicaciones')).toBeVisible();
    expect(Object.fromEntries(new URL(requests[0]!.url).searchParams)).toEqual({
      'filters[employer][id][$eq]': '9',
      populate: '*',
      'pagination[pageSize]': '-1',
    });
  });

  test('shows a draft by what it has, and what it lacks', async () => {
    await open({ 'GET /api/jobs': listOf([aDraft(2, { modality: 'Remoto', salary: '$20 por hora' })]) });
    const draft = await card('Mesera');
    expect(within(draft).getByText('Remoto', { exact: false })).toHaveTextContent('Remoto · $20 por hora');
    expect(
      within(draft).getByText(/^Para publicarlo falta: Descripción, .*, Tipo de empleo\.$/),
    ).toBeVisible();
    expect(within(draft).getByRole('link', { name: 'Publicar' })).toHaveAttribute(
      'href',
      '/mi-cuenta/empleos-publicados/editar/2?publicar=1',
    );
  });

  test('marks a job whose last day is over', async () => {
    await open({
      'GET /api/jobs': listOf([
        aJob(1, { closesOn: '2026-01-31' }),
        aJob(2, { title: 'Pintor', closesOn: '2099-01-31' }),
      ]),
    });
    const over = await card('Cocinera de línea');
    expect(within(over).getByText('Terminado')).toBeVisible();
    expect(within(over).getByText(/Último día para aplicar: 31 de enero de 2026/)).toBeVisible();
    const current = await card('Pintor');
    expect(within(current).getByText('Publicado')).toBeVisible();
    expect(within(current).queryByText('Terminado')).toBeNull();
  });

  test('publishes a whole draft from its card', async () => {
    let status: 'Borrador' | 'Publicado' = 'Borrador';
    const { requests } = await open({
      'GET /api/jobs': () => listOf([aJob(2, { title: 'Mesera', status })]),
      'PUT /api/jobs/2': () => {
        status = 'Publicado';
        return { data: aJob(2) };
      },
    });
    await user.click(within(await card('Mesera')).getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Tu empleo está publicado.')).toBeVisible();
    expect(await bodyOf(requests.find(({ method }) => method === 'PUT'))).toEqual({
      data: { status: 'Publicado' },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull());
  });

  test('can be narrowed to drafts', async () => {
    await open({ 'GET /api/jobs': jobs });
    await card('Mesera');
    await user.click(screen.getByRole('radio', { name: 'Borradores (1)' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Todos (2)' }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  test('loses a job only after a confirmation', async () => {
    let deleted = false;
    const { requests } = await open({
      'GET /api/jobs': () => (deleted ? listOf(jobs.data.slice(1)) : jobs),
      'DELETE /api/jobs/1': () => {
        deleted = true;
        return { data: aJob(1) };
      },
    });
    await user.click(within(await card('Cocinera de línea')).getByRole('button', { name: 'Eliminar' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Eliminar este empleo?' });
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar empleo' }));
    expect(await screen.findByText('El empleo fue eliminado.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });

  test('says when a job was not deleted, and writes why to the console', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open({ 'GET /api/jobs': jobs, 'DELETE /api/jobs/1': () => restError(500, 'x') });
    const cook = await card('Cocinera de línea');
    await user.click(within(cook).getByRole('button', { name: 'Eliminar' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar empleo' }));
    expect(await within(cook).findByRole('alert')).toHaveTextContent(
      'No se pudo eliminar. Revisa la consola.',
    );
    expect(log).toHaveBeenCalled();
  });

  test('is empty at first and leads to the editor', async () => {
    await open({ 'GET /api/jobs': listOf([]) });
    expect(await screen.findByText('Todavía no has publicado empleos.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Publicar mi primer empleo' })).toHaveAttribute(
      'href',
      '/mi-cuenta/publicar-empleo',
    );
  });

  test('says when it could not be read', async () => {
    await open({ 'GET /api/jobs': () => restError(500, 'x') });
    expect(await screen.findByText('No se pudieron cargar tus empleos.')).toBeVisible();
  });

  test('is for employers', async () => {
    await renderRoute(section, list, { session: seeker });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Debes ser empleador para ver tus empleos publicados.',
    );
  });
});

describe('the details', () => {
  const details = `${list}/detalles-empleo/1`;

  test('show the job as it is read by others, and what can be done with it', async () => {
    await renderRoute(section, details, {
      session: employer,
      responses: { 'GET /api/jobs/1': { data: aJob(1) } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Cocinera de línea' })).toBeVisible();
    expect(screen.getByText('Publicado el 3 de noviembre de 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver candidatos' })).toHaveAttribute(
      'href',
      '/mi-cuenta/candidatos?jobId=1',
    );
    for (const name of ['Pasar a borrador', 'Eliminar']) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
  });

  test('of a draft with gaps say what it lacks and lead to where it is written', async () => {
    await renderRoute(section, details, {
      session: employer,
      responses: { 'GET /api/jobs/1': { data: aDraft(1) } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mesera' })).toBeVisible();
    expect(screen.getByText(/^Para publicarlo falta: Descripción,/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Completar y publicar' })).toHaveAttribute(
      'href',
      `${list}/editar/1?publicar=1`,
    );
    expect(screen.queryByRole('button', { name: 'Publicar empleo' })).toBeNull();
  });

  test('the switch has the focus again when it was made', async () => {
    await renderRoute(section, details, {
      session: employer,
      responses: { 'GET /api/jobs/1': { data: aJob(1) }, 'PUT /api/jobs/1': { data: aJob(1) } },
    });
    await user.click(await screen.findByRole('button', { name: 'Pasar a borrador' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Pasar a borrador' })).not.toHaveAttribute('aria-disabled'),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pasar a borrador' })).toHaveFocus());
  });

  test('a failed switch is said so', async () => {
    await renderRoute(section, details, {
      session: employer,
      responses: {
        'GET /api/jobs/1': { data: aJob(1) },
        'PUT /api/jobs/1': () => restError(500, 'x'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Pasar a borrador' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al actualizar. Inténtalo nuevamente.');
  });

  test('are for employers', async () => {
    await renderRoute(section, details, { session: seeker });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Debes ser empleador para /);
  });
});
