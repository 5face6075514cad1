import { beforeEach, describe, expect, test } from '@jest/globals';
import { keepDestination, readDestination, sessionActions, useAppDispatch } from '@puente/platform';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, bodyOf, employer, listOf, marksOf, seeker } from '../testing/fixtures.ts';

const path = '/detalle-empleo/1';
const responses = {
  'GET /api/jobs/1': { data: aJob(1) },
  'GET /api/jobs': listOf([aJob(2), aJob(1)]),
  'GET /api/applications': listOf([]),
  'GET /api/job-marks': marksOf([]),
  'POST /api/favorites': { data: { id: 30, attributes: {} } },
};
const posts = (requests: Request[]) => requests.filter(({ method }) => method === 'POST');
const letters = () => screen.queryAllByLabelText('Mensaje a la empresa');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test.each([path, '/empleos?q=cocina'])(
  'a seeker who wanted to apply finds the form open on %s, with the focus in it, once',
  async (address) => {
    keepDestination({ path, intent: 'apply:1' });
    await renderRoute(section, address, { session: seeker, responses });
    const letter = await screen.findByLabelText('Mensaje a la empresa');
    await waitFor(() => expect(letter).toHaveFocus());
    expect(letters()).toHaveLength(1);
    expect(readDestination()).toBeUndefined();
  },
);

test('a seeker who wanted to keep a job finds it saved, and told so', async () => {
  keepDestination({ path, intent: 'favorite:1' });
  // Its own list comes late.
  const { requests } = await renderRoute(section, path, {
    session: seeker,
    responses: { ...responses, 'GET /api/job-marks': () => new Promise(() => undefined) },
  });
  expect(await screen.findByText('¡Empleo guardado en tus favoritos!')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Quitar de favoritos' })).toBeVisible();
  expect(await Promise.all(posts(requests).map(bodyOf))).toEqual([{ data: { job: 1, user: 7 } }]);
  expect(readDestination()).toBeUndefined();
});

describe('on the older search, which keeps favourites in the browser', () => {
  const older =
    '/employmentsection?pais=Estados+Unidos&estado=Texas&categoria=Hospitalidad+y+turismo&subcategoria=Cocina';

  test('a seeker who wanted to keep a job finds it kept there', async () => {
    keepDestination({ path, intent: 'favorite:1' });
    const { requests } = await renderRoute(section, older, { session: seeker, responses });
    expect(await screen.findByText('¡Empleo guardado en tus favoritos!')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Quitar de favoritos' })).toHaveLength(1);
    expect(localStorage.getItem('puente.older-favorites.7')).toContain('"id":1');
    expect(posts(requests)).toEqual([]);
    expect(readDestination()).toBeUndefined();
  });

  test('a seeker who wanted to apply is taken to do so', async () => {
    keepDestination({ path, intent: 'apply:1' });
    const { address } = await renderRoute(section, older, { session: seeker, responses });
    await waitFor(() => expect(address()).toBe('/aplicar?jobId=1'));
  });
});

test('who kept it long ago is told that it is there', async () => {
  keepDestination({ path, intent: 'favorite:1' });
  await renderRoute(section, path, {
    session: seeker,
    responses: { ...responses, 'POST /api/favorites': () => restError(409, 'x') },
  });
  expect(await screen.findByText('Este empleo ya está en tus favoritos.')).toBeVisible();
});

test('who applied long ago is told so, and offered no form', async () => {
  keepDestination({ path, intent: 'apply:1' });
  await renderRoute(section, path, {
    session: seeker,
    responses: { ...responses, 'GET /api/job-marks': marksOf([1]) },
  });
  expect(await screen.findByText('Ya aplicaste a este empleo.')).toBeVisible();
  await waitFor(() => expect(letters()).toEqual([]));
});

test('what was meant for another job stays for it', async () => {
  keepDestination({ path: '/detalle-empleo/3', intent: 'apply:3' });
  await renderRoute(section, path, { session: seeker, responses });
  expect(await screen.findByRole('button', { name: 'Aplicar' })).toBeVisible();
  expect(letters()).toEqual([]);
  expect(readDestination()?.intent).toBe('apply:3');
});

test('who came back as an employer is asked and told nothing, and it is forgotten', async () => {
  keepDestination({ path, intent: 'favorite:1' });
  const { requests } = await renderRoute(section, path, { session: employer, responses });
  expect(await screen.findByRole('button', { name: 'Aplicar' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(posts(requests)).toEqual([]);
  expect(readDestination()).toBeUndefined();
});

/** As `keep-session` does in this tab when another one signs in. */
function SignInElsewhere() {
  const dispatch = useAppDispatch();
  const signIn = () => dispatch(sessionActions.signIn({ jwt: 'a-token', user: seeker }));
  return <button onClick={signIn}>Otra pestaña</button>;
}

// Last: from here on this tab has read jobs as a visitor.
test('a tab that stayed on the job leaves it to the tab that comes back', async () => {
  const detail = section.pages['/detalle-empleo/:jobId']!;
  const withOther = async () => {
    const Page = (await detail()).default;
    return { default: () => [<Page key="page" />, <SignInElsewhere key="other" />] };
  };
  await renderRoute({ ...section, pages: { '/detalle-empleo/:jobId': withOther as never } }, path, {
    responses,
  });
  await screen.findByRole('heading', { level: 1, name: 'Cocinera de línea' });
  keepDestination({ path, intent: 'apply:1' });
  await userEvent.click(screen.getByRole('button', { name: 'Otra pestaña' }));
  expect(await screen.findByRole('button', { name: 'Aplicar' })).toBeVisible();
  expect(letters()).toEqual([]);
  expect(readDestination()?.intent).toBe('apply:1');
});
