import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, listOf } from '../testing/fixtures.ts';

const jobs = listOf([
  aJob(1),
  aJob(2, {
    title: 'Intérprete médico',
    visaRequirement: 'Patrocinio disponible',
    workLanguage: 'Ambos',
    affinities: ['Mujeres', 'Pueblos Originarios'],
  }),
]);
const user = userEvent.setup();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('/empleos on a phone', () => {
  const narrow = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  beforeEach(() => void Object.assign(window, { matchMedia: () => narrow }));
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

  const openSheet = async () => {
    await user.click(screen.getByRole('button', { name: /^Filtros/ }));
    return screen.findByRole('dialog', { name: 'Filtros' });
  };
  const isCount = ({ url }: Request) => new URL(url).searchParams.get('pagination[pageSize]') === '1';

  test('the filters are in a sheet, whose button says how many jobs there are for them', async () => {
    const { address, requests } = await renderRoute(section, '/empleos', {
      responses: {
        'GET /api/jobs': ({ url }: Request) => (url.includes('Jalisco') ? listOf([aJob(1)], 12) : jobs),
      },
    });
    expect(screen.queryByLabelText('País')).toBeNull();
    await user.type(screen.getByLabelText('¿Qué?'), 'cocina');
    const sheet = await openSheet();
    await user.selectOptions(within(sheet).getByLabelText('País'), 'México');
    await user.selectOptions(within(sheet).getByLabelText('Estado/Provincia'), 'Jalisco');
    // Nothing is known of what was chosen this moment.
    expect(within(sheet).getByRole('button', { name: 'Ver empleos' })).toBeVisible();
    await user.click(await within(sheet).findByRole('button', { name: 'Ver 12 empleos' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const heading = await screen.findByRole('heading', { name: '12 empleos encontrados' });
    expect(heading).toHaveFocus();
    expect(address()).toBe('/empleos?q=cocina&pais=M%C3%A9xico&estado=Jalisco&orden=relevancia');
    const counted = new URL(requests.find(isCount)!.url).searchParams;
    expect(counted.get('_q')).toBe('cocina');
    expect(screen.getByRole('button', { name: 'Filtros (2)' })).toBeVisible();
  });

  test('a count that cannot be had is left out, and nothing else', async () => {
    await renderRoute(section, '/empleos', {
      responses: { 'GET /api/jobs': (request: Request) => (isCount(request) ? restError(503, 'no') : jobs) },
    });
    const sheet = await openSheet();
    await user.click(within(sheet).getByLabelText('Mujeres'));
    await user.click(within(sheet).getByRole('button', { name: 'Ver empleos' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  test('closing the sheet keeps what was chosen and applies nothing; Limpiar takes it back', async () => {
    const { address } = await renderRoute(section, '/empleos?q=cocina&orden=relevancia', {
      responses: { 'GET /api/jobs': jobs },
    });
    await screen.findAllByRole('article');
    const sheet = await openSheet();
    await user.selectOptions(within(sheet).getByLabelText('Visa'), 'Sí');
    await user.click(within(sheet).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/empleos?q=cocina&orden=relevancia');
    expect(screen.getByRole('button', { name: 'Filtros (1)' })).toHaveFocus();
    expect(screen.getByText('Elegiste filtros que todavía no se aplican: pulsa Buscar.')).toBeVisible();
    await user.click(within(await openSheet()).getByRole('button', { name: 'Limpiar' }));
    expect(within(screen.getByRole('dialog')).getByLabelText('Visa')).toHaveValue('');
  });

  test('over results the boxes are one line, which brings them back with what was searched', async () => {
    const { address } = await renderRoute(section, '/empleos?q=cocina&donde=Houston&pais=Estados+Unidos', {
      responses: { 'GET /api/jobs': jobs },
    });
    await screen.findAllByRole('article');
    expect(screen.queryByLabelText('¿Qué?')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cambiar la búsqueda: cocina Houston' }));
    expect(screen.getByLabelText('¿Qué?')).toHaveFocus();
    expect(screen.getByLabelText('¿Dónde?')).toHaveValue('Houston');
    await user.clear(screen.getByLabelText('¿Dónde?'));
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(address()).toBe('/empleos?q=cocina&pais=Estados+Unidos&orden=relevancia'));
    expect(screen.getByRole('button', { name: 'Cambiar la búsqueda: cocina' })).toBeVisible();
    expect(screen.queryByLabelText('¿Qué?')).toBeNull();
  });
});
