import { expect, jest, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import section from '../section.ts';
import { aJob, employer } from '../testing/fixtures.ts';

jest.unstable_mockModule('./edit-job.tsx', () => {
  throw new Error('offline');
});

test('a form that does not come leaves a page with its h1, and can be asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderRoute(section, '/mi-cuenta/empleos-publicados/editar/1', {
    session: employer,
    responses: { 'GET /api/jobs/1': { data: aJob(1) } },
  });
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: 'No se pudo cargar esta parte de la página.',
  });
  expect(heading).toBeVisible();
  expect(document.title).toBe('No se pudo cargar esta parte de la página. · Puente');
  expect(screen.getByRole('button', { name: 'Reintentar' })).not.toHaveAttribute('aria-disabled');
});
