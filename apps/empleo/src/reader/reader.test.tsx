import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, listOf, type Responses } from '../testing/fixtures.ts';

const user = userEvent.setup();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();
const responses: Responses = {
  'GET /api/jobs': listOf([
    aJob(1, { title: 'Mesera', publishedAt: hours(1) }),
    aJob(2, { title: 'Panadero', publishedAt: hours(48) }),
  ]),
  'GET /api/jobs/2': { data: aJob(2, { title: 'Panadero' }) },
};
const open = (address: string) => renderRoute(section, address, { responses });
const card = (name: string) => screen.findByRole('article', { name });

describe('jobs', () => {
  test('that were opened are marked, in this browser', async () => {
    const { unmount } = await open('/detalle-empleo/2');
    await screen.findByRole('heading', { level: 1, name: 'Panadero' });
    unmount();
    await open('/empleos?orden=fecha');
    expect(within(await card('Panadero')).getByText('Visto')).toBeVisible();
    expect(within(await card('Mesera')).queryByText('Visto')).toBeNull();
  });

  test('that came since the last visit are marked, before and after a search', async () => {
    localStorage.setItem('jobs-visit', JSON.stringify({ last: Date.now() - 24 * 3_600_000 }));
    const { unmount } = await open('/empleos');
    expect(within(await card('Mesera')).getByText('Nuevo')).toBeVisible();
    expect(within(await card('Panadero')).queryByText('Nuevo')).toBeNull();
    unmount();
    await open('/empleos?orden=fecha');
    expect(within(await card('Mesera')).getByText('Nuevo')).toBeVisible();
  });

  test('are not all new in a first visit', async () => {
    await open('/empleos');
    await card('Mesera');
    expect(screen.queryByText('Nuevo')).toBeNull();
  });
});

describe('the country of the last search', () => {
  test('is there with the next visit, as a chip that takes it away', async () => {
    const { unmount } = await open('/empleos?pais=M%C3%A9xico&orden=fecha');
    await screen.findAllByRole('article');
    await user.selectOptions(await screen.findByLabelText('País'), 'Panamá');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(localStorage.getItem('jobs-country')).toBe('Panamá'));
    unmount();

    const { requests } = await open('/empleos');
    expect(await screen.findByRole('heading', { name: 'Lo más nuevo en Panamá' })).toBeVisible();
    expect(new URL(requests[0]!.url).searchParams.get('filters[country][$eq]')).toBe('Panamá');
    expect(await screen.findByLabelText('País')).toHaveValue('Panamá');
    await user.type(screen.getByLabelText('¿Qué?'), 'coc');
    await user.click(screen.getByRole('button', { name: 'Quitar: Panamá' }));
    expect(screen.getByRole('heading', { name: 'Lo más nuevo' })).toBeVisible();
    expect(screen.getByRole('search', { name: 'Buscar empleos' })).toHaveFocus();
    expect(screen.getByLabelText('País')).toHaveValue('');
    expect(screen.getByLabelText('¿Qué?')).toHaveValue('coc');
    expect(localStorage.getItem('jobs-country')).toBeNull();
  });

  test('goes with a frequent search', async () => {
    localStorage.setItem('jobs-country', 'México');
    const { address } = await open('/empleos');
    await user.click(screen.getByRole('link', { name: 'Trabajo remoto' }));
    await waitFor(() => expect(address()).toBe('/empleos?pais=M%C3%A9xico&modalidad=Remoto&orden=fecha'));
  });

  test('is not added to a shared address, nor to a place', async () => {
    localStorage.setItem('jobs-country', 'México');
    const { unmount, requests } = await open('/empleos?q=cocina&orden=relevancia');
    await screen.findAllByRole('article');
    expect(requests[0]!.url).not.toContain('country');
    unmount();
    const { address } = await open('/empleos');
    await user.type(screen.getByLabelText('¿Dónde?'), 'Houston{Enter}');
    await waitFor(() => expect(address()).toBe('/empleos?donde=Houston&orden=fecha'));
    expect(localStorage.getItem('jobs-country')).toBe('México');
  });
});
