import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import section from '../section.ts';
import { aJob, listOf, marksOf, seeker } from '../testing/fixtures.ts';

const address = '/empleos?q=cocina&orden=relevancia';
const jobs = {
  'GET /api/jobs': listOf([aJob(1), aJob(2, { title: 'Mesera' }), aJob(3, { title: 'Pintor' })]),
};
beforeEach(() => sessionStorage.clear());

const open = (marks: object) =>
  renderRoute(section, address, { session: seeker, responses: { ...jobs, ...marks } });
const card = (name: string) => screen.findByRole('article', { name });

test('a list of jobs is marked by one call, however many there are', async () => {
  const { requests } = await open({ 'GET /api/job-marks': marksOf([1], [[30, 2]]) });
  expect(
    await within(await card('Cocinera de línea')).findByText('Ya aplicaste a este empleo.'),
  ).toBeVisible();
  expect(within(await card('Mesera')).getByRole('button', { name: 'Quitar de favoritos' })).toBeVisible();
  expect(within(await card('Pintor')).getByRole('button', { name: 'Guardar en favoritos' })).toBeVisible();
  expect(requests.filter(({ url }) => url.includes('job-marks'))).toHaveLength(1);
  expect(requests.some(({ url }) => /applications|favorites/.test(url))).toBe(false);
});

test.each([
  ['while they are on their way', () => new Promise<never>(() => undefined)],
  ['where they do not come', () => restError(500, 'x')],
])('what this tab knew is marked at once, also %s', async (_, answer) => {
  const first = await open({ 'GET /api/job-marks': marksOf([1], [[30, 2]]) });
  await within(await card('Cocinera de línea')).findByText('Ya aplicaste a este empleo.');
  first.unmount();
  await open({ 'GET /api/job-marks': answer });
  expect(within(await card('Cocinera de línea')).getByText('Ya aplicaste a este empleo.')).toBeVisible();
  expect(within(await card('Mesera')).getByRole('button', { name: 'Quitar de favoritos' })).toBeVisible();
});

test('what one person did marks nothing for the next', async () => {
  const first = await open({ 'GET /api/job-marks': marksOf([1], [[30, 2]]) });
  await within(await card('Cocinera de línea')).findByText('Ya aplicaste a este empleo.');
  first.unmount();
  await renderRoute(section, address, {
    session: { ...seeker, id: 8 },
    responses: { ...jobs, 'GET /api/job-marks': marksOf([]) },
  });
  expect(
    await within(await card('Cocinera de línea')).findByRole('button', { name: 'Aplicar' }),
  ).toBeVisible();
});

describe('where this tab knew nothing', () => {
  const buttonsOf = async (name: string) =>
    within(await card(name))
      .getAllByRole<HTMLButtonElement>('button')
      .filter(({ disabled }) => !disabled)
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);

  test('neither applying nor saving is offered until it is known what was, and sharing is', async () => {
    let answer: (marks: unknown) => void = () => undefined;
    await open({ 'GET /api/job-marks': () => new Promise((resolve) => (answer = resolve)) });
    expect(await buttonsOf('Cocinera de línea')).toEqual(['Compartir']);
    expect(within(await card('Cocinera de línea')).queryByText('Ya aplicaste a este empleo.')).toBeNull();
    answer(marksOf([1], [[30, 2]]));
    expect(
      await within(await card('Cocinera de línea')).findByText('Ya aplicaste a este empleo.'),
    ).toBeVisible();
    expect(await buttonsOf('Cocinera de línea')).toEqual(['Compartir', 'Guardar en favoritos']);
    expect(await buttonsOf('Mesera')).toEqual(['Compartir', 'Aplicar', 'Quitar de favoritos']);
  });

  test('both are where the marks do not come: the server refuses what was done', async () => {
    await open({ 'GET /api/job-marks': () => restError(500, 'x') });
    const apply = within(await card('Mesera')).getByRole('button', { name: 'Aplicar' });
    await waitFor(() => expect(apply).toBeEnabled());
    expect(await buttonsOf('Mesera')).toEqual(['Compartir', 'Aplicar', 'Guardar en favoritos']);
  });

  test('they are asked for beside the list, not after it', async () => {
    const { requests } = await renderRoute(section, address, {
      session: seeker,
      responses: { 'GET /api/jobs': () => new Promise(() => undefined), 'GET /api/job-marks': marksOf([]) },
    });
    await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/api/job-marks'))).toBe(true));
  });
});
