import { expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { anApplication, employer, listOf, seeker, type Responses } from '../testing/fixtures.ts';

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
const open = (responses: Responses) => renderRoute(section, address, { session: seeker, responses });

test('each application shows its job, its status and its letter', async () => {
  const { requests } = await open({ 'GET /api/applications': applications });
  const cook = await screen.findByRole('article', { name: 'Cocinera de línea' });
  expect(within(cook).getByText('Entrevista')).toBeVisible();
  expect(within(cook).getByText('Aplicación enviada el 10 de noviembre de 2026')).toBeVisible();
  expect(within(cook).getByText('Tengo tres años en cocina.')).toBeInTheDocument();
  expect(within(cook).getByRole('link', { name: 'Cocinera de línea' })).toBeVisible();
  expect(Object.fromEntries(new URL(requests[0]!.url).searchParams)).toEqual({
    'filters[candidate][id][$eq]': '7',
    populate: 'job',
    'pagination[pageSize]': '-1',
  });
});

test('a withdrawn job is shown as it was seen, marked, and leads nowhere', async () => {
  await open({ 'GET /api/applications': applications });
  const painter = await screen.findByRole('article', { name: 'Pintor' });
  expect(within(painter).getByText('Empleo retirado')).toBeVisible();
  expect(within(painter).getByText('Casas del Sur · Sonora, México')).toBeVisible();
  expect(within(painter).queryByRole('link')).toBeNull();
});

test('an application is withdrawn after a confirmation', async () => {
  let gone = false;
  const { requests } = await open({
    'GET /api/applications': () => (gone ? listOf([]) : applications),
    'DELETE /api/applications/5': () => {
      gone = true;
      return { data: anApplication(5) };
    },
  });
  const cook = await screen.findByRole('article', { name: 'Cocinera de línea' });
  await userEvent.click(within(cook).getByRole('button', { name: 'Retirar aplicación' }));
  const dialog = screen.getByRole('dialog', { name: '¿Retirar tu aplicación?' });
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar aplicación' }));
  expect(await screen.findByText('Tu aplicación fue retirada.')).toBeVisible();
  expect(await screen.findByText('Todavía no has aplicado a ningún empleo.')).toBeVisible();
});

test('Cancelar withdraws nothing', async () => {
  const { requests } = await open({ 'GET /api/applications': applications });
  const cook = await screen.findByRole('article', { name: 'Cocinera de línea' });
  await userEvent.click(within(cook).getByRole('button', { name: 'Retirar aplicación' }));
  await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Cancelar' })[1]!);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('a failed withdrawal is said so and changes nothing', async () => {
  await open({
    'GET /api/applications': applications,
    'DELETE /api/applications/5': () => restError(500, 'x'),
  });
  const cook = await screen.findByRole('article', { name: 'Cocinera de línea' });
  await userEvent.click(within(cook).getByRole('button', { name: 'Retirar aplicación' }));
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Retirar aplicación' }),
  );
  expect(await within(cook).findByRole('alert')).toHaveTextContent('No se pudo retirar la aplicación.');
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
