import { afterEach, expect, test } from '@jest/globals';
import { type SessionUser, useSession } from '@puente/platform';
import { renderRoute, restError, setLanguage } from '@puente/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { ana, employer, ownAccount } from '../testing/people.ts';
import { tooMany } from '../testing/too-many.ts';

const address = '/mi-cuenta/datos-personales';
const field = (label: string) =>
  screen.getByRole(label === 'Estado' ? 'combobox' : 'textbox', { name: new RegExp(`^${label}`) });
const retype = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));

afterEach(() => act(() => setLanguage('es')));

/** The page once it is there, on a server that answers a change as `answer` says. */
async function open(session: SessionUser, answer: (body: object) => unknown, account: object = {}) {
  const sent: object[] = [];
  const view = await renderRoute(section, address, {
    session,
    responses: {
      'GET /api/users/me': () => ownAccount(session, account),
      [`PUT /api/users/${session.id}`]: async (request: Request) => {
        const { data } = (await request.json()) as { data: object };
        sent.push(data);
        return answer(data);
      },
    },
  });
  await screen.findByRole('textbox', { name: 'Nombre' });
  return { ...view, sent };
}

const kept =
  (session: SessionUser, account: object = {}) =>
  (data: object) =>
    ownAccount(session, { ...account, ...data, version: 2 });

test('a job seeker changes their name and phone; the rest of the account stands beside, fixed', async () => {
  const { sent } = await open(ana, kept(ana));
  expect(screen.getByRole('heading', { level: 1, name: 'Datos personales' })).toBeVisible();
  expect(field('Teléfono')).toHaveValue('(713) 555-0123');
  expect(screen.queryByLabelText('Nombre de la empresa')).toBeNull();
  const fixed = within(screen.getByRole('region', { name: 'Tu cuenta' }));
  for (const text of ['ana', 'ana@puente.test', 'Usuario', 'Correo y contraseña']) {
    expect(fixed.getAllByText(text).length).toBeGreaterThan(0);
  }
  expect(fixed.queryByText('Nivel de inglés')).toBeNull();

  await retype('Nombre', 'Luz');
  await save();
  expect(await screen.findByText('Cambios guardados.')).toBeVisible();
  expect(sent).toEqual([{ nombre: 'Luz', version: 1 }]);
});

test('a second change is one of the version that the first left', async () => {
  const { sent } = await open(ana, kept(ana));
  await retype('Nombre', 'Luz');
  await save();
  await screen.findByText('Cambios guardados.');
  await retype('Apellido', 'Peña');
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ apellido: 'Peña', version: 2 });
});

test('the name in the frame follows', async () => {
  const { container } = await renderRoute(
    {
      ...section,
      pages: {
        [address]: async () => {
          const { default: Page } = await import('./personal-data-page.tsx');
          const Greeting = () => {
            const session = useSession();
            return <output>{session.status === 'signed-in' && session.user.nombre}</output>;
          };
          return { default: () => [<Greeting key="frame" />, <Page key="page" />] };
        },
      },
    },
    address,
    {
      session: ana,
      responses: {
        'GET /api/users/me': ownAccount(ana),
        'PUT /api/users/7': ownAccount(ana, { nombre: 'Luz' }),
      },
    },
  );
  await screen.findByRole('textbox', { name: 'Nombre' });
  await retype('Nombre', 'luz');
  await save();
  await waitFor(() => expect(container.querySelector('output')).toHaveTextContent('Luz'));
});

test('who saved too often is told when to try again, and nothing is lost', async () => {
  await open(ana, () => tooMany(120));
  await retype('Nombre', 'Luz');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Demasiados intentos. Podrás intentarlo de nuevo en 2 minutos.',
  );
  expect(field('Nombre')).toHaveValue('Luz');
});

test('a phone that the server does not know as one is said so at its field, and nothing is lost', async () => {
  const errors = [{ path: ['data', 'telefono'], message: 'Teléfono inválido' }];
  await open(ana, () => restError(400, 'Teléfono inválido', { errors }));
  await retype('Nombre', 'Luz');
  await retype('Teléfono', 'llámame al 713');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Corrige los siguientes errores: Teléfono inválido',
  );
  await waitFor(() => expect(field('Teléfono')).toHaveFocus());
  expect(field('Teléfono')).toBeInvalid();
  expect(field('Teléfono')).toHaveValue('llámame al 713');
  expect(field('Nombre')).toHaveValue('Luz');
});

test('a job seeker may have no phone, an employer has to have one', async () => {
  const seekers = await open(ana, kept(ana));
  await retype('Teléfono', '');
  await save();
  await waitFor(() => expect(seekers.sent).toEqual([{ telefono: '', version: 1 }]));
  seekers.unmount();
  const employers = await open(employer, kept(employer));
  await retype('Teléfono', '');
  await retype('Código postal', '12');
  await save();
  expect(field('Teléfono')).toHaveAccessibleDescription(/Este campo es requerido\./);
  expect(field('Código postal')).toHaveAccessibleDescription('Código postal inválido');
  expect(employers.sent).toEqual([]);
});

test('what somebody else saved meanwhile is shown beside one’s own, and the person decides', async () => {
  let answers = 0;
  const { sent } = await open(employer, (data) => {
    answers += 1;
    if (answers > 1) return ownAccount(employer, { ...data, version: 3 });
    const current = ownAccount(employer, {
      nombreEmpresa: 'Fonda Sol',
      puestoEmpresa: 'Dueña',
      version: 2,
    }).data;
    return restError(409, 'Alguien cambió esto mientras lo editabas.', { current });
  });
  await retype('Nombre de la empresa', 'Fonda Luna');
  await save();
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent('Alguien cambió esto mientras lo editabas.');
  const rows = within(panel).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['Nombre de la empresaFonda LunaFonda Sol']);
  // Not touched here, so what the other wrote is there already.
  expect(field('Puesto en la empresa')).toHaveValue('Dueña');

  await userEvent.click(screen.getByRole('button', { name: 'Guardar lo que escribí' }));
  expect(await screen.findByText('Cambios guardados.')).toBeVisible();
  expect(sent[1]).toEqual({ nombreEmpresa: 'Fonda Luna', version: 2 });
  expect(screen.queryByText('Alguien cambió esto mientras lo editabas.')).toBeNull();
});

test('or keeps what is saved', async () => {
  const { sent } = await open(ana, () =>
    restError(409, 'Alguien cambió esto mientras lo editabas.', {
      current: ownAccount(ana, { nombre: 'Sol', version: 2 }).data,
    }),
  );
  await retype('Nombre', 'Luz');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Quedarme con lo guardado' }));
  expect(field('Nombre')).toHaveValue('Sol');
  expect(sent).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
});

test('a country is asked for where accounts have one, and its states with it', async () => {
  const account = { pais: 'Estados Unidos' };
  const { sent } = await open(employer, kept(employer, account), account);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'País' }), 'Panamá');
  expect(field('Estado')).toHaveValue('');
  await userEvent.selectOptions(field('Estado'), 'Chiriquí');
  await save();
  await waitFor(() => expect(sent).toEqual([{ pais: 'Panamá', estado: 'Chiriquí', version: 1 }]));
});

test('a state waits for its country, and both are named where they are missing', async () => {
  const { sent } = await open(employer, kept(employer), { pais: '', estado: '' });
  expect(field('Estado')).toBeDisabled();
  expect(within(field('Estado')).getByRole('option')).toHaveTextContent('Selecciona primero un país');
  await save();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('País: Este campo es requerido.');
  expect(alert).toHaveTextContent('Estado/Provincia: Este campo es requerido.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'País' }), 'Panamá');
  expect(field('Estado')).toBeEnabled();
  expect(sent).toEqual([]);
});

test('countries and states are in one order, here and at registration, in English too', async () => {
  const names = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .filter((option) => option.getAttribute('value'))
      .map(({ textContent }) => textContent);
  const view = await open(employer, kept(employer), { pais: 'Estados Unidos' });
  await act(() => setLanguage('en'));
  const here = [names('Country'), names('State/Province')];
  view.unmount();
  await renderRoute(section, '/register?role=employer', { language: 'en' });
  await screen.findByLabelText('State/Province');
  expect([names('Country'), names('State/Province')]).toEqual(here);
  for (const list of here) expect(list).toEqual([...list].sort((one, other) => one.localeCompare(other)));
});

test('further fields of a profile are shown where they have a value', async () => {
  await open(ana, kept(ana), { eduIngles: 'Intermedio' });
  expect(screen.getByText('Nivel de inglés')).toBeVisible();
  expect(screen.getByText('Intermedio')).toHaveAttribute('lang', 'es');
});

test('a server that cannot be reached is told, in English too', async () => {
  await open(ana, () => Promise.reject(new TypeError('x')));
  await retype('Nombre', 'Luz');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al conectar con el servidor');
  await act(() => setLanguage('en'));
  expect(screen.getByRole('heading', { level: 1, name: 'Personal information' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
});

test('data that cannot be read can be asked for again', async () => {
  let offline = true;
  await renderRoute(section, address, {
    session: ana,
    responses: { 'GET /api/users/me': () => (offline ? restError(500, 'x') : ownAccount(ana)) },
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  offline = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
});
