import { beforeEach, describe, expect, test } from '@jest/globals';
import { type CompanyAttributes, companyAttributesSchema } from '@puente/domain/jobs';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, listOf, type Responses } from '../testing/fixtures.ts';

const address = '/empresa/fonda';
const aCompany = (part: Partial<CompanyAttributes> = {}) => ({
  data: {
    id: 9,
    attributes: companyAttributesSchema.parse({
      username: 'fonda',
      nombreEmpresa: 'Fonda Luz',
      country: 'Estados Unidos',
      province: 'Texas',
      memberSince: '2026-03',
      openJobs: 1,
      answersWithinDays: 2,
      answeredShare: 0.8,
      ...part,
    }),
  },
});
const open = (part: Partial<CompanyAttributes> = {}, responses: Responses = {}, language?: 'en') =>
  renderRoute(section, address, {
    ...(language && { language }),
    responses: {
      'GET /api/employers/fonda': aCompany(part),
      'GET /api/jobs': listOf([aJob(1)]),
      ...responses,
    },
  });

beforeEach(() => sessionStorage.clear());

describe('the page of a company', () => {
  test('says who it is, where, since when it is here and how it answers, and nothing that nobody checked', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Fonda Luz' })).toBeVisible();
    expect(document.title).toBe('Fonda Luz · Puente');
    for (const text of ['Texas, Estados Unidos', 'En Puente desde marzo de 2026']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(
      screen.getByText(/^Suele responder en 2 días · Responde 80 % de las aplicaciones/),
    ).toHaveTextContent('Según las aplicaciones del último año.');
    expect(document.body).not.toHaveTextContent(/verificad/i);
  });

  test.each<[string, Partial<CompanyAttributes>, string | RegExp]>([
    ['on the same day', { answersWithinDays: 0, answeredShare: null }, /^Suele responder el mismo día/],
    ['within a day', { answersWithinDays: 1, answeredShare: null }, /^Suele responder en 1 día/],
    [
      'in a way nobody can tell yet',
      { answersWithinDays: null, answeredShare: null },
      'Todavía no hay suficientes aplicaciones para decir cómo responde.',
    ],
  ])('says that it answers %s', async (_, part, text) => {
    await open(part);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('goes by its username where it has no name, and without a place it did not tell', async () => {
    await open({ nombreEmpresa: null, country: null, province: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'fonda' })).toBeVisible();
  });

  test('lists its open jobs, a page of them by its address', async () => {
    const jobs = Array.from({ length: 10 }, (_, at) => aJob(at + 1, { title: `Cocina ${at + 1}` }));
    const { requests } = await open(
      {},
      {
        'GET /api/jobs': (request: Request) => ({
          ...listOf(jobs),
          meta: {
            pagination: {
              page: Number(new URL(request.url).searchParams.get('pagination[page]')),
              pageSize: 10,
              pageCount: 3,
              total: 25,
            },
          },
        }),
      },
    );
    expect(await screen.findByRole('heading', { level: 2, name: '25 empleos abiertos' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(10);
    await userEvent.click(await screen.findByRole('button', { name: /Siguiente|siguiente/ }));
    const asked = () =>
      requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/api/jobs');
    await screen.findByRole('heading', { level: 2, name: '25 empleos abiertos' });
    expect(asked().map(({ searchParams }) => searchParams.get('pagination[page]'))).toEqual(['1', '2']);
    expect(asked()[0]?.searchParams.get('filters[employer][username][$eq]')).toBe('fonda');
  });

  test('says so when there are none, and leads on', async () => {
    await open({ openJobs: 0 }, { 'GET /api/jobs': listOf([]) });
    expect(await screen.findByRole('heading', { name: 'Ahora no tiene empleos abiertos' })).toBeVisible();
  });

  test('keeps what is known when its jobs do not come, which can be tried again', async () => {
    let fails = true;
    await open({}, { 'GET /api/jobs': () => (fails ? restError(500, 'x') : listOf([aJob(1)])) });
    expect(await screen.findByText('No se pudieron cargar sus empleos.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Fonda Luz' })).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('article', { name: 'Cocinera de línea' })).toBeVisible();
  });

  test('is in English, too', async () => {
    await open({}, {}, 'en');
    expect(await screen.findByText('On Puente since March 2026')).toBeVisible();
    expect(screen.getByText(/^Usually answers within 2 days · Answers 80% of applications/)).toBeVisible();
  });
});

test('a company that is not there says so, and leads on', async () => {
  await open({}, { 'GET /api/employers/fonda': () => restError(404, 'Empresa no encontrada') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Empresa no encontrada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buscar otros empleos' })).toHaveAttribute('href', '/empleos');
});

test('one that cannot be read says so, and can be tried again', async () => {
  let fails = true;
  await open({}, { 'GET /api/employers/fonda': () => (fails ? restError(500, 'x') : aCompany()) });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No se pudo cargar la empresa.' }),
  ).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Fonda Luz' })).toBeVisible();
});
