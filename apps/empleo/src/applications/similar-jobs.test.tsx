import { beforeEach, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, anApplication, listOf, marksOf, seeker, type Responses } from '../testing/fixtures.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function apply(address: string, responses: Responses) {
  const view = await renderRoute(section, address, {
    session: seeker,
    responses: {
      'GET /api/jobs/1': { data: aJob(1) },
      'GET /api/applications': listOf([]),
      'GET /api/job-marks': marksOf([2]),
      'POST /api/applications': { data: anApplication(5) },
      ...responses,
    },
  });
  if (address.startsWith('/detalle'))
    await userEvent.click(await screen.findByRole('button', { name: 'Aplicar' }));
  await userEvent.type(await screen.findByLabelText(/Mensaje a la empresa/), 'Hola');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar aplicación' }));
  return { ...view, after: await screen.findByRole('region', { name: 'Has aplicado con éxito al empleo.' }) };
}

test.each(['/detalle-empleo/1', '/aplicar?jobId=1'])(
  'after applying on %s three similar jobs follow, none of them applied to already',
  async (address) => {
    const { after } = await apply(address, {
      'GET /api/jobs/1/similar': listOf([2, 3, 4, 5, 6].map((id) => aJob(id, { title: `Cocina ${id}` }))),
    });
    expect(after).toHaveFocus();
    expect(await within(after).findByRole('heading', { name: 'Empleos parecidos' })).toBeVisible();
    const links = within(after).getAllByRole('link', { name: /^Cocina/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/detalle-empleo/3',
      '/detalle-empleo/4',
      '/detalle-empleo/5',
    ]);
    await userEvent.tab();
    expect(within(after).getByRole('link', { name: 'Ver mis aplicaciones' })).toHaveFocus();
  },
);

test.each([
  ['there are none', () => listOf([])],
  ['they cannot be read', () => restError(500, 'x')],
])('when %s, the way to the applications is there all the same', async (_when, jobs) => {
  const { after } = await apply('/detalle-empleo/1', { 'GET /api/jobs/1/similar': jobs });
  expect(within(after).getByRole('link', { name: 'Ver mis aplicaciones' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Empleos parecidos' })).toBeNull();
});

test('what follows can be closed, and the focus finds what stands there', async () => {
  const { after } = await apply('/detalle-empleo/1', { 'GET /api/jobs/1/similar': listOf([]) });
  await userEvent.click(within(after).getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('region', { name: /Has aplicado|Aplicación enviada/ })).toBeNull();
  expect(screen.getByText('Ya aplicaste a este empleo.')).toHaveFocus();
});
