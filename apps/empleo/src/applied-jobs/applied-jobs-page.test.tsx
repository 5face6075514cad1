import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { anApplication, employer, listOf, seeker, type Responses } from '../testing/fixtures.ts';
import { later } from '../testing/later.ts';

const address = '/mi-cuenta/empleos-aplicados';
const withdrawn = {
  withdrawn: true as const,
  title: 'Pintor',
  nombreEmpresa: 'Casas del Sur',
  country: 'México',
  province: 'Sonora',
};
const applications = listOf([
  anApplication(5, { status: 'Entrevista' }),
  anApplication(6, { job: { data: { id: 2, attributes: withdrawn } }, coverLetter: null }),
]);
beforeEach(() => localStorage.clear());
const open = (responses: Responses) =>
  renderRoute(section, address, {
    session: seeker,
    responses: { 'GET /api/applications/withdrawn': listOf([]), ...responses },
  });

test('each application shows its job, its status and its letter', async () => {
  const { requests } = await open({ 'GET /api/applications': applications });
  const cook = await screen.findByRole('article', { name: 'Cocinera de línea' });
  expect(within(cook).getByText('Entrevista')).toBeVisible();
  expect(within(cook).getByText('Aplicación enviada el 10 de noviembre de 2026')).toBeVisible();
  expect(within(cook).getByText('Tengo tres años en cocina.')).toBeInTheDocument();
  expect(within(cook).getByRole('link', { name: 'Cocinera de línea' })).toBeVisible();
  const asked = requests.find(({ url }) => url.includes('/applications?'));
  expect(Object.fromEntries(new URL(asked!.url).searchParams)).toEqual({
    'filters[candidate][id][$eq]': '7',
    populate: 'job,history',
    'pagination[page]': '1',
    'pagination[pageSize]': '20',
  });
});

test('a withdrawn job is shown as it was seen, marked, and leads nowhere', async () => {
  await open({ 'GET /api/applications': applications });
  const painter = await screen.findByRole('article', { name: 'Pintor' });
  expect(within(painter).getByText('Empleo retirado')).toBeVisible();
  expect(within(painter).getByText('Casas del Sur · Sonora, México')).toBeVisible();
  expect(within(painter).queryByRole('link')).toBeNull();
});

describe('withdrawing', () => {
  const soon = new Date(Date.now() + 600_000).toISOString();
  /** A server that withdraws application 5 and gives it back. */
  const server = (restoring?: () => Response) => {
    let gone = false;
    const cook = anApplication(5, { status: 'Entrevista' });
    return {
      'GET /api/applications': () => listOf(gone ? applications.data.slice(1) : applications.data),
      'GET /api/applications/withdrawn': () =>
        listOf(gone ? [{ id: 5, attributes: { ...cook.attributes, restorableUntil: soon } }] : []),
      'DELETE /api/applications/5': () => {
        gone = true;
        const { job: _, ...attributes } = cook.attributes;
        return { data: { id: 5, attributes: { ...attributes, restorableUntil: soon } } };
      },
      'POST /api/applications/5/restore': () => {
        if (restoring) return restoring();
        gone = false;
        return { data: cook };
      },
    };
  };
  const card = (name = 'Cocinera de línea') => screen.findByRole('article', { name });
  const press = async (name: string) => userEvent.click(within(await card()).getByRole('button', { name }));
  const order = () =>
    screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);

  test('is done at once, in its place, and can be taken back there', async () => {
    const { requests } = await open(server());
    await card();
    const before = order();
    await press('Retirar aplicación');
    const told = await within(await card()).findByText(
      /^Tu aplicación fue retirada\. La empresa ya no la ve\. Hasta las .* puedes deshacerlo\.$/,
    );
    expect(told).toHaveFocus();
    expect(within(await card()).getByText('Retirada')).toBeVisible();
    expect(order()).toEqual(before);
    await press('Deshacer');
    const back = await within(await card()).findByText('Listo: la empresa vuelve a ver tu aplicación.');
    expect(back).toHaveRole('status');
    expect(within(await card()).getByRole('heading')).toHaveFocus();
    expect(within(await card()).getByText('Entrevista')).toBeVisible();
    expect(order()).toEqual(before);
    expect(
      requests
        .filter(({ method }) => method !== 'GET')
        .map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    ).toEqual(['DELETE /api/applications/5', 'POST /api/applications/5/restore']);
  });

  test('and taken back before all that is asked since has been answered, it stays in its place', async () => {
    const { late, answer } = later();
    const counts = { data: { byStatus: [], newByJob: [] } };
    let counted = 0;
    const { requests } = await open({
      ...server(),
      'GET /api/applications/counts': () => ((counted += 1) === 1 ? counts : late.then(() => counts)),
    });
    const lists = () => requests.filter(({ url }) => url.includes('/applications?')).length;
    await card();
    await waitFor(() => expect(counted).toBe(1));
    await press('Retirar aplicación');
    await waitFor(() => expect([lists(), counted]).toEqual([2, 2]));
    await press('Deshacer');
    const said = 'Listo: la empresa vuelve a ver tu aplicación.';
    expect(await within(await card()).findByText(said)).toBeVisible();
    expect(within(await card()).getByRole('heading')).toHaveFocus();
    answer();
    await waitFor(() => expect(lists()).toBe(3));
    expect(within(await card()).getByText(said)).toBeVisible();
    expect(within(await card()).getByRole('heading')).toHaveFocus();
  });

  test('is possible once it is known what was withdrawn before', async () => {
    const { late, answer } = later();
    const before = listOf([]);
    const { requests } = await open({
      ...server(),
      'GET /api/applications/withdrawn': () => late.then(() => before),
    });
    await waitFor(() => expect(requests).toHaveLength(3));
    await act(() => new Promise((done) => setTimeout(done)));
    expect(screen.queryByRole('article', { name: 'Cocinera de línea' })).toBeNull();
    answer();
    await card();
    await press('Retirar aplicación');
    expect(await within(await card()).findByRole('button', { name: 'Deshacer' })).toBeVisible();
  });

  test('can be taken back after a reload, too', async () => {
    const answers = server();
    const { unmount } = await open(answers);
    await card();
    await press('Retirar aplicación');
    await within(await card()).findByRole('button', { name: 'Deshacer' });
    unmount();
    await open(answers);
    await card();
    await press('Deshacer');
    expect(
      await within(await card()).findByText('Listo: la empresa vuelve a ver tu aplicación.'),
    ).toBeVisible();
  });

  test.each([
    [404, 'Ya no se puede deshacer. Si quieres, aplica de nuevo.', /^Ya no se puede deshacer/, 0],
    [409, 'Ya aplicaste a este empleo.', /^Ya aplicaste a este empleo/, 0],
    [500, 'x', /^No se pudo deshacer\. Inténtalo de nuevo/, 1],
  ])('that cannot be taken back is said so: %i', async (status, message, text, offered) => {
    await open(server(() => restError(status, message)));
    await card();
    await press('Retirar aplicación');
    await within(await card()).findByRole('button', { name: 'Deshacer' });
    await press('Deshacer');
    expect(await within(await card()).findByRole('alert')).toHaveTextContent(text);
    expect(within(await card()).queryAllByRole('button', { name: 'Deshacer' })).toHaveLength(offered);
    expect(within(await card()).queryAllByText(/puedes deshacerlo/)).toHaveLength(offered);
    expect(within(await card()).queryByRole('button', { name: 'Retirar aplicación' })).toBeNull();
  });

  test('that fails is said so and changes nothing', async () => {
    await open({ ...server(), 'DELETE /api/applications/5': () => restError(500, 'x') });
    await card();
    await press('Retirar aplicación');
    expect(await within(await card()).findByRole('alert')).toHaveTextContent(
      'No se pudo retirar la aplicación.',
    );
    expect(within(await card()).getByRole('button', { name: 'Retirar aplicación' })).toBeVisible();
  });

  test('forgets what was being written to that job, whose key is spent', async () => {
    const draft = { letter: 'Hola', phone: '', key: 'gastada', unanswered: 1, touched: Date.now() };
    localStorage.setItem('puente.draft.application.7.1', JSON.stringify(draft));
    await open(server());
    await card();
    await press('Retirar aplicación');
    await within(await card()).findByRole('button', { name: 'Deshacer' });
    expect(localStorage.getItem('puente.draft.application.7.1')).toBeNull();
  });
});

describe('the history of an application', () => {
  const history = [
    { status: 'Enviada', at: '2026-11-10T15:00:00.000Z' },
    { status: 'En revisión', at: '2026-11-12T15:00:00.000Z' },
    { status: 'Entrevista', at: null },
  ] as const;

  test('is each state with its day, where that is known; the last is where it is', async () => {
    await open({
      'GET /api/applications': listOf([anApplication(5, { status: 'Entrevista', history: [...history] })]),
    });
    const steps = within(await screen.findByRole('list', { name: 'Cómo va' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Enviada10 de noviembre de 2026',
      'En revisión12 de noviembre de 2026',
      'Entrevista',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step']);
  });

  test('says nothing while there is nothing to say', async () => {
    await open({ 'GET /api/applications': listOf([anApplication(5, { history: [history[0]] })]) });
    await screen.findByRole('article', { name: 'Cocinera de línea' });
    expect(screen.queryByRole('list', { name: 'Cómo va' })).toBeNull();
  });
});

describe('a long list', () => {
  const counts = {
    'GET /api/applications/counts': {
      data: {
        byStatus: [
          { status: 'Enviada', count: 30 },
          { status: 'Entrevista', count: 1 },
        ],
        newByJob: [],
      },
    },
  };

  test('comes in pages', async () => {
    const { requests, address: at } = await open({ 'GET /api/applications': listOf(applications.data, 31) });
    await userEvent.click(await screen.findByRole('button', { name: 'Página 2' }));
    await waitFor(() => expect(at()).toBe(`${address}?pagina=2`));
    await waitFor(() =>
      expect(requests.some(({ url }) => new URL(url).searchParams.get('pagination[page]') === '2')).toBe(
        true,
      ),
    );
  });

  test('can be asked for by state', async () => {
    const { requests, address: at } = await open({ ...counts, 'GET /api/applications': applications });
    const filter = await screen.findByLabelText('Estado');
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Todos', 'Enviada (30)', 'Entrevista (1)']);
    await userEvent.selectOptions(filter, 'Entrevista');
    expect(at()).toBe(`${address}?estado=Entrevista`);
    await waitFor(() =>
      expect(
        requests.some(({ url }) => new URL(url).searchParams.get('filters[status][$eq]') === 'Entrevista'),
      ).toBe(true),
    );
  });

  test('without any of a state says so, and not that there is none at all', async () => {
    await renderRoute(section, `${address}?estado=Contratada`, {
      session: seeker,
      responses: { ...counts, 'GET /api/applications': listOf([]) },
    });
    expect(await screen.findByText('No tienes aplicaciones en este estado.')).toBeVisible();
  });
});

test('a failed list is said so', async () => {
  await open({ 'GET /api/applications': () => restError(500, 'x') });
  expect(await screen.findByText('No se pudieron cargar tus aplicaciones.')).toBeVisible();
});

test('an employer is refused', async () => {
  await renderRoute(section, address, { session: employer });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Acceso denegado. Debes ser un usuario para ver tus aplicaciones.',
  );
});
