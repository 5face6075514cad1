import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, listOf } from '../testing/fixtures.ts';

const address = `${location.origin}/detalle-empleo/1`;
const responses = {
  'GET /api/jobs': listOf([aJob(1)]),
  'GET /api/jobs/1': { data: aJob(1) },
  'GET /api/jobs/1/similar': listOf([]),
};

/** What this browser can do beyond jsdom. */
function can(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

async function press(page: string) {
  const user = userEvent.setup();
  await renderRoute(section, page, { responses });
  const button = await screen.findByRole('button', { name: 'Compartir' });
  expect(button).toHaveAccessibleDescription('Cocinera de línea');
  await user.click(button);
  return { user, button };
}

describe.each(['/detalle-empleo/1?desde=amiga', '/empleos?q=cocina&pagina=1'])('a job on %s', (page) => {
  test('is handed on by the device’s own sheet, by its address alone', async () => {
    const share = jest.fn((_data: ShareData) => Promise.resolve());
    can('share', share);
    await press(page);
    expect(share).toHaveBeenCalledWith({
      title: 'Cocinera de línea',
      text: 'Cocinera de línea · Fonda Luz',
      url: address,
    });
    expect(screen.queryByRole('link', { name: 'Enviar por WhatsApp' })).toBeNull();
  });

  test('goes by WhatsApp where there is none', async () => {
    await press(page);
    const link = await screen.findByRole('link', { name: 'Enviar por WhatsApp' });
    expect(link).toHaveAttribute('target', '_blank');
    const to = new URL(link.getAttribute('href') ?? '');
    expect(to.origin + to.pathname).toBe('https://wa.me/');
    expect(to.searchParams.get('text')).toBe(`Cocinera de línea · Fonda Luz\n${address}`);
  });
});

test('its address is copied, which is said', async () => {
  const { user } = await press('/detalle-empleo/1');
  // What userEvent has as a clipboard.
  await user.click(await screen.findByRole('button', { name: 'Copiar el enlace' }));
  expect(await screen.findByText('Enlace copiado.')).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe(address);
});

test('where it may not be copied, it is there to be read', async () => {
  const { user } = await press('/detalle-empleo/1');
  can('clipboard', { writeText: () => Promise.reject(new Error('denied')) });
  await user.click(await screen.findByRole('button', { name: 'Copiar el enlace' }));
  const said = await screen.findByText(/Tu navegador no dejó copiarlo/);
  expect(within(said).getByText(address)).toBeVisible();
});

test.each([
  ['closed again leaves everything as it was', new DOMException('x', 'AbortError'), false],
  ['that fails gives way to the menu', new DOMException('x', 'NotAllowedError'), true],
])('a sheet %s', async (_, failure, shown) => {
  can('share', () => Promise.reject(failure));
  const { button } = await press('/detalle-empleo/1');
  expect(button).toHaveAttribute('aria-expanded', String(shown));
});

test('the menu goes with Esc, which gives the focus back', async () => {
  const { user, button } = await press('/detalle-empleo/1');
  await screen.findByRole('link', { name: 'Enviar por WhatsApp' });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Enviar por WhatsApp' })).toBeNull();
  expect(button).toHaveFocus();
});
