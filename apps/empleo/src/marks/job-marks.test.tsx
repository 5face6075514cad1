import { beforeEach, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
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
    responses: { ...jobs, 'GET /api/job-marks': () => new Promise(() => undefined) },
  });
  expect(within(await card('Cocinera de línea')).getByRole('button', { name: 'Aplicar' })).toBeVisible();
});
