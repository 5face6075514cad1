import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, listOf, type Responses } from '../testing/fixtures.ts';

const user = userEvent.setup();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const words: Record<string, { kind: string; text: string }[]> = {
  co: [
    { kind: 'title', text: 'Cocinero/a' },
    { kind: 'category', text: 'Construcción' },
  ],
  coc: [
    { kind: 'title', text: 'Cocinero/a' },
    { kind: 'company', text: 'Cocina Luz' },
  ],
};
const qOf = ({ url }: Request) => new URL(url).searchParams.get('q') ?? '';
const answers: Responses = {
  'GET /api/jobs': listOf([aJob(1)]),
  'GET /api/jobs/suggestions': (request: Request) => ({ data: words[qOf(request)] ?? [] }),
  'GET /api/places': {
    data: [
      {
        label: 'Guadalajara, Jalisco',
        country: 'México',
        province: 'Jalisco',
        city: 'Guadalajara',
        zip: null,
      },
    ],
  },
};
const open = (address = '/empleos', responses: Responses = answers) =>
  renderRoute(section, address, { responses });

const what = () => screen.getByLabelText('¿Qué?');
const where = () => screen.getByLabelText('¿Dónde?');
const list = () => screen.findByRole('listbox', { name: 'Sugerencias de empleos' });
const offered = async () =>
  within(await list())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('a box that offers something', () => {
  test('is a plain box until it has the focus, and a combobox then: the same one', async () => {
    await open();
    const box = what();
    expect(box).not.toHaveAttribute('role');
    await user.type(box, 'c');
    await waitFor(() => expect(box).toHaveAttribute('role', 'combobox'));
    expect(what()).toBe(box);
    expect(box).toHaveFocus();
    expect(box).toHaveValue('c');
    expect(box).toHaveAttribute('aria-expanded', 'false');
  });

  test('offers titles, categories and companies by what is typed; arrow keys and Enter pick one', async () => {
    const { address } = await open();
    await user.type(what(), 'coc');
    expect(await offered()).toEqual(['Cocinero/aPuesto', 'Cocina LuzEmpresa']);
    expect(await screen.findByText('2 sugerencias')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const picked = within(await list()).getByRole('option', { name: /Cocina Luz/ });
    expect(picked).toHaveAttribute('aria-selected', 'true');
    expect(what()).toHaveAttribute('aria-activedescendant', picked.id);
    await user.keyboard('{Enter}');
    expect(what()).toHaveValue('Cocina Luz');
    expect(what()).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
    // Picking is no search: that is what Buscar, or Enter once more, is for.
    expect(address()).toBe('/empleos');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/empleos?q=Cocina+Luz&orden=relevancia'));
  });

  test('is picked from by a press', async () => {
    await open();
    await user.type(what(), 'co');
    await user.click(within(await list()).getByRole('option', { name: /Construcción/ }));
    expect(what()).toHaveValue('Construcción');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('searches by Enter for what was typed, when nothing is picked', async () => {
    const { address } = await open();
    await user.type(what(), 'coc');
    await list();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/empleos?q=coc&orden=relevancia'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('closes by Escape and keeps what was typed; leaving it picks nothing', async () => {
    await open();
    await user.type(what(), 'coc');
    await list();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(what()).toHaveValue('coc');
    await user.keyboard('{ArrowDown}');
    await list();
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(what()).toHaveValue('coc');
    expect(where()).toHaveFocus();
  });

  test('shows what was asked for last, whichever answer comes last', async () => {
    const late: (() => void)[] = [];
    await open('/empleos', {
      ...answers,
      'GET /api/jobs/suggestions': (request: Request) =>
        qOf(request) === 'co'
          ? new Promise((resolve) => late.push(() => resolve({ data: words['co'] })))
          : { data: words['coc'] },
    });
    await user.type(what(), 'co');
    await waitFor(() => expect(late).toHaveLength(1));
    await user.type(what(), 'c');
    await list();
    await act(async () => late.forEach((answer) => answer()));
    expect(await offered()).toEqual(['Cocinero/aPuesto', 'Cocina LuzEmpresa']);
  });

  test('is a box to type into while the server offers nothing', async () => {
    const { address } = await open('/empleos', {
      ...answers,
      'GET /api/jobs/suggestions': () => restError(503, 'no'),
    });
    await user.type(what(), 'cocina{Enter}');
    await waitFor(() => expect(address()).toBe('/empleos?q=cocina&orden=relevancia'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('«¿Dónde?»', () => {
  test('offers places, and a country that the place is not in goes', async () => {
    const { address } = await open();
    await user.selectOptions(await screen.findByLabelText('País'), 'Estados Unidos');
    await user.selectOptions(screen.getByLabelText('Estado/Provincia'), 'Texas');
    await user.type(where(), 'guada');
    await user.click(await screen.findByRole('option', { name: 'Guadalajara, Jalisco' }));
    expect(where()).toHaveValue('Guadalajara, Jalisco');
    expect(screen.getByLabelText('País')).toHaveValue('México');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
        donde: 'Guadalajara, Jalisco',
        pais: 'México',
        orden: 'fecha',
      }),
    );
  });
});

test('places of the country that is chosen come first', async () => {
  const { requests } = await open();
  await user.selectOptions(await screen.findByLabelText('País'), 'México');
  await user.type(where(), 'guada');
  await screen.findByRole('option', { name: 'Guadalajara, Jalisco' });
  const asked = requests.filter(({ url }) => url.includes('/places')).at(-1);
  expect(new URL(asked!.url).searchParams.get('prefer')).toBe('México');
});

describe('searches of before', () => {
  test('have the name of their company, not its username', async () => {
    localStorage.setItem('jobs-searches', JSON.stringify(['q=mesera&empresa=fondaluz']));
    const attributes = { username: 'fondaluz', nombreEmpresa: 'Fonda Luz' };
    await open('/empleos', { ...answers, 'GET /api/employers/fondaluz': { data: { id: 9, attributes } } });
    await user.click(what());
    expect(await screen.findByRole('option', { name: /^mesera · Empresa: Fonda Luz/ })).toBeVisible();
    expect(screen.queryByText(/fondaluz/)).toBeNull();
  });

  test('are offered in an empty box, made again by one press, and can be forgotten', async () => {
    const { address } = await open('/empleos');
    await user.type(what(), 'mesera');
    await user.type(where(), 'Houston{Enter}');
    await waitFor(() => expect(address()).toBe('/empleos?q=mesera&donde=Houston&orden=relevancia'));
    await screen.findAllByRole('article');
    await user.clear(what());
    await user.click(what());
    await user.click(await screen.findByRole('option', { name: /^mesera · Houston/ }));
    await waitFor(() => expect(address()).toBe('/empleos?q=mesera&donde=Houston&orden=relevancia'));
    expect(what()).toHaveValue('mesera');
    await user.clear(what());
    await user.click(what());
    await user.click(await screen.findByRole('option', { name: 'Borrar búsquedas recientes' }));
    expect(localStorage.getItem('jobs-searches')).toBeNull();
    await user.click(what());
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
