import { beforeEach, expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { employer } from '../testing/fixtures.ts';

const user = userEvent.setup();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const cities = ['Guadalajara', 'Zapopan'].map((city) => ({
  label: `${city}, Jalisco`,
  country: 'México',
  province: 'Jalisco',
  city,
  zip: null,
}));

test('a job in México may say its city, of those that its state has; in the United States nobody is asked', async () => {
  const { requests } = await renderRoute(section, '/mi-cuenta/publicar-empleo', {
    session: employer,
    responses: { 'GET /api/places': { data: cities } },
  });
  await user.selectOptions(await screen.findByLabelText('País'), 'México');
  const city = () => screen.getByLabelText(/^Ciudad/);
  await waitFor(() => expect(city()).toBeDisabled());
  await user.selectOptions(screen.getByLabelText('Estado/Provincia'), 'Jalisco');
  await waitFor(() => expect(city()).toBeEnabled());
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value')),
    ).toEqual(['Guadalajara', 'Zapopan']),
  );
  await user.type(city(), 'Zapo');
  await waitFor(() =>
    expect(requests.map(({ url }) => decodeURIComponent(url)).join()).toContain(
      'country=México&province=Jalisco&q=Zapo',
    ),
  );
  expect(city()).toHaveValue('Zapo');
  await user.selectOptions(screen.getByLabelText('Estado/Provincia'), 'Sonora');
  expect(city()).toHaveValue('');
  await user.selectOptions(screen.getByLabelText('País'), 'Estados Unidos');
  expect(screen.queryByLabelText(/^Ciudad/)).toBeNull();
});
