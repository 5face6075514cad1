import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, listOf } from '../testing/fixtures.ts';

const user = userEvent.setup();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

type Locate = Geolocation['getCurrentPosition'];

/** A browser that answers so when it is asked where somebody is. */
function browserThat(locate: Locate | undefined) {
  const geolocation = locate && { getCurrentPosition: jest.fn(locate) };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  return geolocation?.getCurrentPosition;
}
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

const inHouston: Locate = (found) =>
  found({ coords: { latitude: 29.760427, longitude: -95.369804 } } as GeolocationPosition);
const failing =
  (code: number): Locate =>
  (_, failed) =>
    failed?.({ code } as GeolocationPositionError);

const open = (address = '/empleos', language: 'es' | 'en' = 'es') =>
  renderRoute(section, address, {
    language,
    responses: { 'GET /api/jobs': listOf([aJob(1, { city: 'Houston', distanceKm: 6.4 })]) },
  });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const where = () => screen.getByLabelText('¿Dónde?');
const asked = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));

describe('«Usar mi ubicación»', () => {
  test('asks the browser when it is pressed and not before, and rounds what it says', async () => {
    const locate = browserThat(inHouston);
    const { address, requests } = await open();
    expect(locate).not.toHaveBeenCalled();
    await press('Usar mi ubicación');
    expect(locate).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Cerca de tu ubicación, redondeada a un kilómetro.')).toBeVisible();
    expect(screen.getByLabelText('Distancia')).toHaveValue('25');
    await user.selectOptions(screen.getByLabelText('Distancia'), '50 millas');
    await press('Buscar');
    await waitFor(() => expect(asked(address())).toMatchObject({ cerca: '29.76,-95.37', radio: '50' }));
    const calls = requests.map(({ url }) => decodeURIComponent(url)).filter((url) => url.includes('near['));
    expect(calls.join()).toContain('near[lat]=29.76&near[lng]=-95.37&near[radius]=50');
    expect(calls.join()).not.toContain('29.7604');
  });

  test('takes the place of what was typed, and is let go by one press', async () => {
    browserThat(inHouston);
    await open('/empleos?donde=Chicago&orden=fecha');
    expect(where()).toHaveValue('Chicago');
    await press('Usar mi ubicación');
    expect(where()).toHaveValue('');
    await press('Quitar mi ubicación');
    expect(screen.getByRole('button', { name: 'Usar mi ubicación' })).toBeVisible();
    expect(screen.queryByLabelText('Distancia')).toBeNull();
  });

  test.each([
    ['refuses', failing(1), 'No tenemos permiso para ver dónde estás. Escribe tu ciudad o código postal.'],
    ['does not know', failing(2), 'Tu navegador no sabe dónde estás. Escribe tu ciudad o código postal.'],
    ['takes too long', failing(3), 'Tu navegador no sabe dónde estás. Escribe tu ciudad o código postal.'],
    ['cannot', undefined, 'Tu navegador no sabe dónde estás. Escribe tu ciudad o código postal.'],
  ])('of a browser that %s says what to do instead', async (_name, locate, text) => {
    browserThat(locate);
    await open();
    await press('Usar mi ubicación');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Usar mi ubicación' })).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('button', { name: 'Usar mi ubicación' })).toHaveFocus();
  });
});

describe('the distance around a place', () => {
  test('is asked once a place is named: miles in the United States, kilometres elsewhere', async () => {
    const { address } = await open();
    expect(screen.queryByLabelText('Distancia')).toBeNull();
    await user.type(where(), 'Guadalajara, Jalisco');
    await user.selectOptions(screen.getByLabelText('Distancia'), '25 km');
    await press('Buscar');
    await waitFor(() =>
      expect(asked(address())).toMatchObject({ donde: 'Guadalajara, Jalisco', radio: '25' }),
    );
  });

  test.each([
    ['Guadalajara', 'km'],
    ['44100', 'km'],
    ['Houston', 'millas'],
  ])('of «%s», typed by hand, has no unit until the server knows the place: then %s', async (town, unit) => {
    localStorage.setItem('jobs-country', 'Estados Unidos');
    const list = listOf([aJob(1)]);
    const place = { label: town, country: null, city: town, unit: unit === 'km' ? 'km' : 'miles' };
    await renderRoute(section, '/empleos', {
      responses: { 'GET /api/jobs': { ...list, meta: { ...list.meta, place } } },
    });
    await user.type(where(), town);
    await user.selectOptions(screen.getByLabelText('Distancia'), '25 millas o km');
    await press('Buscar');
    expect(await screen.findByText(`Empleos a 25 ${unit} de ${town}`)).toBeVisible();
    expect(screen.getByLabelText('Distancia')).toHaveDisplayValue(`25 ${unit}`);
    await user.type(where(), 's');
    expect(screen.getByLabelText('Distancia')).toHaveDisplayValue('25 millas o km');
  });

  test('is in the unit of the country that is chosen', async () => {
    await open();
    await user.selectOptions(await screen.findByLabelText('País'), 'Panamá');
    await user.type(where(), 'Colón');
    expect(screen.getByRole('option', { name: '100 km' })).toBeInTheDocument();
  });

  test.each([
    ['es', 'a 4 millas'],
    ['en', '4 miles away'],
  ] as const)('stands on each card (%s)', async (language, text) => {
    await open('/empleos?donde=Houston&radio=25&orden=distancia', language);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
