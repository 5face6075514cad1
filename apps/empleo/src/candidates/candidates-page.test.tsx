import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import section from '../section.ts';
import {
  aJob,
  anApplication,
  bodyOf,
  employer,
  listOf,
  seeker,
  type Responses,
} from '../testing/fixtures.ts';
import CandidatesPage from './candidates-page.tsx';

const together = 'Se guardó junto con lo que alguien cambió mientras tanto.';
const address = '/mi-cuenta/candidatos';
const user = userEvent.setup();
const candidate = (id: number, nombre: string, apellido: string) => ({
  data: {
    id,
    attributes: {
      username: nombre,
      email: `${nombre}@puente.test`,
      nombre,
      apellido,
      telefono: '+15125550100',
      cv: null,
    },
  },
});
const waitressJob = {
  data: { id: 2, attributes: { ...aJob(2, { title: 'Mesera' }).attributes, withdrawn: false as const } },
};
const received = listOf([
  anApplication(5, { candidate: candidate(7, 'Ana', 'Ruiz'), notes: 'Llamar el lunes.' }),
  anApplication(6, {
    candidate: candidate(8, 'Leo', 'Paz'),
    notes: null,
    coverLetter: null,
    job: waitressJob,
  }),
]);
const base = {
  'GET /api/applications': received,
  'GET /api/jobs': listOf([aJob(1), aJob(2, { title: 'Mesera' }), aJob(3, { title: 'Pintor' })]),
};
const open = (responses: Responses = {}, at = address) =>
  renderRoute(section, at, { session: employer, responses: { ...base, ...responses } });

beforeEach(() => sessionStorage.clear());

test('the phone that came with an application counts before the account’s', async () => {
  const [first, ...others] = received.data;
  const withPhone = { ...first!, attributes: { ...first!.attributes, phone: '+525512345678' } };
  await open({ 'GET /api/applications': listOf([withPhone, ...others]) });
  const ana = await screen.findByRole('article', { name: 'Ana Ruiz' });
  expect(within(ana).getByRole('link', { name: '+52 55 1234 5678' })).toHaveAttribute(
    'href',
    'tel:+525512345678',
  );
});

test('applications are grouped by job, each with its person, letter and private notes', async () => {
  const { requests } = await open();
  const ana = await screen.findByRole('article', { name: 'Ana Ruiz' });
  expect(within(ana).getByRole('link', { name: 'Ana@puente.test' })).toHaveAttribute(
    'href',
    'mailto:Ana@puente.test',
  );
  expect(within(ana).getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute(
    'href',
    'tel:+15125550100',
  );
  expect(within(ana).getByText('Tengo tres años en cocina.')).toBeVisible();
  expect(within(ana).getByLabelText('Notas privadas')).toHaveValue('Llamar el lunes.');
  expect(
    within(await screen.findByRole('article', { name: 'Leo Paz' })).getByText('Sin carta de presentación.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Cocinera de línea 1 aplicación' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Mesera 1 aplicación' })).toBeVisible();
  const asked = requests.find(({ url }) => url.includes('/applications'));
  expect(Object.fromEntries(new URL(asked!.url).searchParams)).toEqual({
    'filters[job][employer][id][$eq]': '9',
    populate: 'job,candidate',
    'pagination[pageSize]': '-1',
  });
});

describe('the CV of a candidate', () => {
  const cv = { id: 3, name: 'Ana Ruiz.pdf', url: '/api/files/3', size: 350_000 };
  const withCv = () => {
    const [first, ...others] = received.data;
    const { data } = candidate(7, 'Ana', 'Ruiz');
    const person = { data: { id: data.id, attributes: { ...data.attributes, cv } } };
    return listOf([{ ...first!, attributes: { ...first!.attributes, candidate: person } }, ...others]);
  };
  const press = async (answer: () => Response) => {
    const view = await open({ 'GET /api/applications': withCv(), 'GET /api/files/3': answer });
    const ana = await screen.findByRole('article', { name: 'Ana Ruiz' });
    await user.click(within(ana).getByRole('button', { name: 'Descargar CV (342 kB)' }));
    return { ...view, ana };
  };

  test('is downloaded with the token, and offered only where there is one', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:cv';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    const { requests } = await press(() => new Response('%PDF'));
    await waitFor(() => expect(saved).toEqual(['Ana Ruiz.pdf']));
    expect(requests.at(-1)?.headers.get('authorization')).toBe('Bearer a-token');
    expect(screen.getAllByRole('button', { name: /Descargar CV/ })).toHaveLength(1);
  });

  test.each([
    [404, /^Este currículum ya no está/],
    [503, 'No se pudo descargar el currículum. Inténtalo de nuevo.'],
  ])('that does not come (%d) is told where it was asked for', async (status, text) => {
    const { ana } = await press(() => restError(status, 'x'));
    expect(await within(ana).findByRole('alert')).toHaveTextContent(text);
  });
});

test('the address may name one job, and the choice is kept in it', async () => {
  const view = await open({}, `${address}?jobId=2`);
  expect(await screen.findByRole('article', { name: 'Leo Paz' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Ana Ruiz' })).toBeNull();
  await waitFor(() => expect(screen.getByLabelText('Empleo')).toHaveValue('2'));
  await user.selectOptions(screen.getByLabelText('Empleo'), 'Pintor');
  expect(view.address()).toBe(`${address}?jobId=3`);
  expect(screen.getByText('Nadie ha aplicado a este empleo todavía.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver todos los candidatos' }));
  expect(view.address()).toBe(address);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('status and notes are saved together', async () => {
  const { requests } = await open({ 'PUT /api/applications/5': { data: anApplication(5) } });
  const ana = await screen.findByRole('article', { name: 'Ana Ruiz' });
  const status = within(ana).getByLabelText<HTMLSelectElement>('Estado de la aplicación');
  expect([...status.options].map(({ value }) => value)).toEqual([
    'Enviada',
    'En revisión',
    'Entrevista',
    'Rechazada',
    'Contratada',
  ]);
  await user.selectOptions(status, 'Entrevista');
  await user.type(within(ana).getByLabelText('Notas privadas'), ' Y el martes.');
  await user.click(within(ana).getByRole('button', { name: 'Guardar' }));
  expect(await within(ana).findByText('Cambios guardados.')).toBeVisible();
  expect(await bodyOf(requests.find(({ method }) => method === 'PUT'))).toEqual({
    data: { status: 'Entrevista', notes: 'Llamar el lunes. Y el martes.' },
  });
});

describe('an application changed elsewhere meanwhile', () => {
  const theirs = anApplication(5, { status: 'Entrevista', notes: 'Viene el jueves.', version: 2 });
  const meet = async () => {
    let saved = anApplication(5, { candidate: candidate(7, 'Ana', 'Ruiz'), notes: null, version: 1 });
    const view = await open({
      'GET /api/applications': () => listOf([saved]),
      'PUT /api/applications/5': async (request: Request) => {
        const { data } = (await bodyOf(request)) as { data: { version: number } };
        if (data.version === 2) {
          return { data: anApplication(5, { ...theirs.attributes, ...data, version: 3 }) };
        }
        saved = { ...saved, attributes: { ...saved.attributes, ...theirs.attributes } };
        return restError(409, 'Alguien cambió esto mientras lo editabas.', { current: theirs });
      },
    });
    const ana = await screen.findByRole('article', { name: 'Ana Ruiz' });
    await user.type(within(ana).getByLabelText('Notas privadas'), 'Llamar.');
    await user.click(within(ana).getByRole('button', { name: 'Guardar' }));
    expect(await within(ana).findByRole('alert')).toHaveTextContent(
      'Alguien cambió esto mientras lo editabas.La versión guardadaViene el jueves.',
    );
    expect(within(ana).getByLabelText('Notas privadas')).toHaveValue('Llamar.');
    return { ...view, ana };
  };

  test('is shown where both changed it, and overwritten there if one wants', async () => {
    const { ana, requests } = await meet();
    await user.click(within(ana).getByRole('button', { name: 'Usar mis cambios' }));
    expect(await within(ana).findByText(together)).toBeVisible();
    expect(within(ana).queryByRole('alert')).toBeNull();
    expect(await bodyOf(requests.filter(({ method }) => method === 'PUT').at(-1))).toEqual({
      data: { notes: 'Llamar.', version: 2 },
    });
    expect(within(ana).getByLabelText('Estado de la aplicación')).toHaveValue('Entrevista');
  });

  test('is taken into the form if one wants', async () => {
    const { ana } = await meet();
    await user.click(within(ana).getByRole('button', { name: 'Usar la versión guardada' }));
    expect(within(ana).getByLabelText('Notas privadas')).toHaveValue('Viene el jueves.');
    expect(within(ana).getByLabelText('Estado de la aplicación')).toHaveValue('Entrevista');
    expect(within(ana).queryByRole('alert')).toBeNull();
  });
});

test('a note of somebody else stays when only the status was changed', async () => {
  const read = anApplication(5, { candidate: candidate(7, 'Ana', 'Ruiz'), notes: null, version: 1 });
  const theirs = anApplication(5, { notes: 'Viene el jueves.', version: 2 });
  const { requests } = await open({
    'GET /api/applications': listOf([read]),
    'PUT /api/applications/5': async (request: Request) => {
      const { data } = (await bodyOf(request)) as { data: { version: number } };
      if (data.version === 1) return restError(409, 'x', { current: theirs });
      return { data: anApplication(5, { ...theirs.attributes, ...data, version: 3 }) };
    },
  });
  const ana = await screen.findByRole('article', { name: 'Ana Ruiz' });
  await user.selectOptions(within(ana).getByLabelText('Estado de la aplicación'), 'Entrevista');
  await user.click(within(ana).getByRole('button', { name: 'Guardar' }));
  expect(await within(ana).findByText(together)).toBeVisible();
  expect(within(ana).queryByRole('alert')).toBeNull();
  expect(within(ana).getByLabelText('Notas privadas')).toHaveValue('Viene el jueves.');
  const sent = requests.filter(({ method }) => method === 'PUT').map(bodyOf);
  expect(await Promise.all(sent)).toEqual([
    { data: { status: 'Entrevista', version: 1 } },
    { data: { status: 'Entrevista', version: 2 } },
  ]);
});

test('a failed save is said so and keeps what was written', async () => {
  await open({ 'PUT /api/applications/5': () => restError(500, 'x') });
  const ana = await screen.findByRole('article', { name: 'Ana Ruiz' });
  await user.type(within(ana).getByLabelText('Notas privadas'), ' Más.');
  await user.click(within(ana).getByRole('button', { name: 'Guardar' }));
  expect(await within(ana).findByRole('alert')).toHaveTextContent('No se pudieron guardar los cambios.');
  expect(within(ana).getByLabelText('Notas privadas')).toHaveValue('Llamar el lunes. Más.');
});

test('who applied meanwhile is there for whoever comes back to the page', async () => {
  function ComeAndGo() {
    const [here, setHere] = useState(true);
    return (
      <>
        <button onClick={() => setHere(!here)}>ir y venir</button>
        {here && <CandidatesPage />}
      </>
    );
  }
  const pages = { [address]: () => Promise.resolve({ default: ComeAndGo }) };
  let answers = 0;
  const first = listOf([anApplication(5, { candidate: candidate(7, 'Ana', 'Ruiz') })]);
  await renderRoute({ ...section, pages }, address, {
    session: employer,
    responses: { ...base, 'GET /api/applications': () => ((answers += 1) === 1 ? first : received) },
  });
  await screen.findByRole('article', { name: 'Ana Ruiz' });
  expect(screen.queryByRole('article', { name: 'Leo Paz' })).toBeNull();
  const button = screen.getByRole('button', { name: 'ir y venir' });
  await user.click(button);
  await user.click(button);
  expect(await screen.findByRole('article', { name: 'Leo Paz' })).toBeVisible();
});

test('without candidates the page says so', async () => {
  await open({ 'GET /api/applications': listOf([]) });
  expect(await screen.findByText('Todavía no hay candidatos.')).toBeVisible();
});

test('a failure is said so', async () => {
  await open({ 'GET /api/applications': () => restError(500, 'x') });
  expect(await screen.findByText('No se pudieron cargar los candidatos.')).toBeVisible();
});

test('others are refused', async () => {
  const { requests } = await renderRoute(section, address, { session: seeker });
  expect(screen.getByRole('alert')).toHaveTextContent('Debes ser empleador para ver los candidatos.');
  expect(requests).toEqual([]);
});
