import { afterEach, expect, test } from '@jest/globals';
import { type SessionUser, Slot } from '@puente/platform';
import { renderRoute, type RenderRouteOptions, restError, setLanguage } from '@puente/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import section from '../section.ts';
import { aJob, anApplication, employer, listOf, type Responses, seeker } from '../testing/fixtures.ts';
import { spanishLeft } from '../testing/spanish-left.ts';

const descriptor = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../section.json'), 'utf8'),
) as NonNullable<RenderRouteOptions['descriptor']>;

/** A page with the slot, as another section has it. */
const page = {
  ...section,
  pages: {
    '/casa': () =>
      Promise.resolve({ default: () => <Slot name="account-home" waiting={<p>un momento</p>} /> }),
  },
};

const open = (session: SessionUser, responses: Responses, language: 'es' | 'en' = 'es') =>
  renderRoute(page, '/casa', { session, descriptor, responses, language });

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const texts = (entries: HTMLElement[]) => entries.map(({ textContent }) => textContent);
const counts = (byStatus: object[] = [], newByJob: object[] = []) => ({ data: { byStatus, newByJob } });

afterEach(() => act(() => setLanguage('es')));

const nothingOfSeeker: Responses = {
  'GET /api/applications': listOf([]),
  'GET /api/applications/counts': counts(),
  'GET /api/favorites': listOf([]),
};
const nothingOfEmployer: Responses = {
  'GET /api/applications/counts': counts(),
  'GET /api/jobs': listOf([]),
};

const ofSeeker: Responses = {
  'GET /api/applications': listOf(
    [anApplication(3, { status: 'Entrevista' }), anApplication(2), anApplication(1)],
    9,
  ),
  'GET /api/applications/counts': counts([
    { status: 'Enviada', count: 7 },
    { status: 'Entrevista', count: 2 },
  ]),
  'GET /api/favorites': listOf([{ id: 5, attributes: { job: { data: aJob(4, { title: 'Panadera' }) } } }]),
};

test('a seeker sees how their applications stand, the last ones and the way to all', async () => {
  const { requests } = await open(seeker, ofSeeker);
  const { findByRole, findAllByRole, getByRole } = await panel('Tus aplicaciones');
  expect(await findAllByRole('link', { name: 'Cocinera de línea' })).toHaveLength(3);
  const states = within(await findByRole('list', { name: 'Cómo van' }));
  expect(texts(await states.findAllByRole('listitem'))).toEqual(['Enviada 7', 'Entrevista 2']);
  expect(getByRole('link', { name: 'Ver mis aplicaciones' })).toHaveAttribute(
    'href',
    '/mi-cuenta/empleos-aplicados',
  );
  const asked = decodeURIComponent(requests.find(({ url }) => url.includes('populate=job'))?.url ?? '');
  expect(asked).toContain('pagination[pageSize]=3');
});

test('and the jobs they saved', async () => {
  await open(seeker, ofSeeker);
  const { findByRole, getByRole, getByText } = await panel('Tus favoritos');
  expect(await findByRole('link', { name: 'Panadera' })).toHaveAttribute('href', '/detalle-empleo/4');
  expect(getByText('Fonda Luz · Austin, Texas, Estados Unidos')).toBeVisible();
  expect(getByRole('link', { name: 'Ver mis favoritos' })).toHaveAttribute('href', '/mi-cuenta/favoritos');
});

test('a seeker without either is led to the jobs', async () => {
  await open(seeker, nothingOfSeeker);
  for (const [name, text] of [
    ['Tus aplicaciones', 'Todavía no has aplicado a ningún empleo.'],
    ['Tus favoritos', 'Todavía no tienes favoritos.'],
  ] as const) {
    const { findByRole, getByRole } = await panel(name);
    expect(await findByRole('heading', { level: 3, name: text })).toBeVisible();
    expect(getByRole('link', { name: 'Buscar empleo' })).toHaveAttribute('href', '/empleos');
  }
});

test('a job that is gone is named without a link', async () => {
  const gone = {
    id: 8,
    attributes: {
      withdrawn: true as const,
      title: 'Chofer',
      nombreEmpresa: null,
      country: 'México',
      province: 'Puebla',
    },
  };
  await open(seeker, {
    ...ofSeeker,
    'GET /api/applications': listOf([anApplication(1, { job: { data: gone } })]),
  });
  const { findByText, queryByRole } = await panel('Tus aplicaciones');
  expect(await findByText('Chofer')).toBeVisible();
  expect(queryByRole('link', { name: 'Chofer' })).toBeNull();
});

const inDays = (days: number) => {
  const date = new Date();
  const end = new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 12);
  return end.toISOString().slice(0, 10);
};
const closing = (id: number, title: string, days: number) => {
  const job = aJob(id, { title });
  return { ...job, attributes: { ...job.attributes, closesOn: inDays(days) } };
};

test('an employer sees new candidates by job, drafts and the jobs about to end', async () => {
  await open(employer, {
    'GET /api/applications/counts': counts(
      [{ status: 'Enviada', count: 4 }],
      [
        { id: 1, title: 'Cocinera', count: 3 },
        { id: 2, title: 'Mesero', count: 1 },
      ],
    ),
    'GET /api/jobs': listOf([
      aJob(3, { title: 'Lavaplatos', status: 'Borrador' }),
      closing(4, 'Cajera', 1),
      closing(5, 'Panadera', 30),
    ]),
  });
  const candidates = await panel('Candidatos nuevos');
  const first = await candidates.findByRole('link', { name: 'Cocinera' });
  expect(first).toHaveAttribute('href', '/mi-cuenta/candidatos?jobId=1');
  expect(texts(candidates.getAllByRole('listitem'))).toEqual([
    'Cocinera3 candidatos nuevos',
    'Mesero1 candidato nuevo',
  ]);
  const drafts = await panel('Borradores');
  expect(await drafts.findByRole('link', { name: 'Lavaplatos' })).toHaveAttribute(
    'href',
    '/mi-cuenta/empleos-publicados/editar/3',
  );
  const ending = await panel('Terminan pronto');
  expect(texts(await ending.findAllByRole('listitem'))).toEqual(['CajeraTermina mañana']);
});

test('an employer without jobs is led to publish one, by one button', async () => {
  await open(employer, nothingOfEmployer);
  for (const [name, text] of [
    ['Candidatos nuevos', 'Todavía no hay candidatos.'],
    ['Borradores', 'Todavía no has publicado empleos.'],
    ['Terminan pronto', 'No tienes empleos publicados.'],
  ] as const) {
    const { findByText } = await panel(name);
    expect(await findByText(text)).toBeVisible();
  }
  const { getByRole } = await panel('Candidatos nuevos');
  expect(getByRole('link', { name: 'Publica un empleo' })).toHaveAttribute(
    'href',
    '/mi-cuenta/publicar-empleo',
  );
  expect(screen.getAllByRole('link', { name: 'Publica un empleo' })).toHaveLength(1);
});

test('an employer who has seen everyone is told so', async () => {
  await open(employer, {
    'GET /api/applications/counts': counts([{ status: 'Entrevista', count: 1 }]),
    'GET /api/jobs': listOf([aJob(1)]),
  });
  expect(await screen.findByText('No hay candidatos nuevos.')).toBeVisible();
  expect(await screen.findByText('No tienes borradores.')).toBeVisible();
  expect(await screen.findByText('Ningún empleo termina esta semana.')).toBeVisible();
});

test('what cannot be read can be asked for again, and the rest is there', async () => {
  let broken = true;
  await open(seeker, {
    ...ofSeeker,
    'GET /api/favorites': () => (broken ? restError(500, 'x') : listOf([])),
  });
  const { findByRole, findByText } = await panel('Tus favoritos');
  const retry = await findByRole('button', { name: 'Reintentar' });
  expect(await screen.findByRole('link', { name: 'Ver mis aplicaciones' })).toBeVisible();
  broken = false;
  await userEvent.click(retry);
  expect(await findByText('Todavía no tienes favoritos.')).toBeVisible();
});

test.each([
  ['a seeker', seeker, nothingOfSeeker, 'You have no favorites yet.'],
  ['an employer', employer, nothingOfEmployer, 'You have no published jobs.'],
])('in English %s reads no Spanish', async (_who, person, responses, text) => {
  const { container } = await open(person, responses, 'en');
  expect(await screen.findByText(text)).toBeVisible();
  expect(spanishLeft(container)).toEqual([]);
});
