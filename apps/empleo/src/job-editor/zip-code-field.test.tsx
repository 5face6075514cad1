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

const houston = {
  label: '77001 Houston, Texas',
  country: 'Estados Unidos',
  province: 'Texas',
  city: 'Houston',
  zip: '77001',
};
const beverlyHills = {
  ...houston,
  label: '90210 Beverly Hills, California',
  province: 'California',
  city: 'Beverly Hills',
  zip: '90210',
};

async function typed(code: string, country: string, province: string, data: object[]) {
  const { requests } = await renderRoute(section, '/mi-cuenta/publicar-empleo', {
    session: employer,
    responses: { 'GET /api/places': { data } },
  });
  await user.selectOptions(await screen.findByLabelText('País'), country);
  await user.selectOptions(screen.getByLabelText('Estado/Provincia'), province);
  const field = screen.getByLabelText('Código postal');
  await user.type(field, code);
  return { field, asked: () => requests.filter(({ url }) => url.includes(`q=${code}`)) };
}

test.each([
  ['77001', [houston], 'Es de Houston, Texas: así se mostrará tu empleo.'],
  [
    '90210',
    [beverlyHills],
    '90210 es de Beverly Hills, California, no de Texas. Revísalo, para que te encuentre quien busca cerca.',
  ],
  [
    '99999',
    [],
    'No conocemos este código postal en Texas. Revísalo, para que te encuentre quien busca cerca.',
  ],
])('of the postal code %s it is said where it is', async (code, data, text) => {
  const { field } = await typed(code, 'Estados Unidos', 'Texas', data);
  await waitFor(() => expect(field).toHaveAccessibleDescription(text));
});

test('of what is not typed whole yet, and of another country, nobody is asked', async () => {
  const { field, asked } = await typed('7700', 'Estados Unidos', 'Texas', [houston]);
  expect(asked()).toEqual([]);
  expect(field).not.toHaveAccessibleDescription(/Houston/);
});

test('in México it is the city that says where a job is', async () => {
  const { asked } = await typed('44100', 'México', 'Jalisco', []);
  expect(asked()).toEqual([]);
});
