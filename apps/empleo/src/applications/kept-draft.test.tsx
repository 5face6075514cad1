import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, listOf, marksOf, seeker, type Responses } from '../testing/fixtures.ts';

const waiting = 'Tienes una aplicación sin enviar.';
const key = 'puente.draft.application.7.1';
const keep = (letter: string, phone = '') =>
  localStorage.setItem(key, JSON.stringify({ letter, phone, key: '', unanswered: 0, touched: Date.now() }));
/** The browser tells the other tabs, once it has it. */
const writeInAnotherTab = (letter: string, phone?: string) =>
  act(() => {
    keep(letter, phone);
    dispatchEvent(new StorageEvent('storage', { key }));
  });
const open = async (responses: Responses = {}) => {
  const view = await renderRoute(section, '/detalle-empleo/1', {
    session: seeker,
    responses: {
      'GET /api/jobs/1': { data: aJob(1) },
      'GET /api/applications': listOf([]),
      'GET /api/job-marks': marksOf([]),
      'GET /api/users/me': { data: { id: 7, attributes: { cv: null } } },
      ...responses,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Cocinera de línea' });
  return view;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openForm = async () => {
  await press('Aplicar');
  return screen.findByLabelText('Mensaje a la empresa');
};
const openedForm = async () => {
  await open();
  return openForm();
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => void jest.restoreAllMocks());

test('what was written and not sent is said to wait, unless its form is open', async () => {
  keep('Hola');
  await open();
  expect(await screen.findByText(waiting)).toBeVisible();
  const letter = await openForm();
  expect(screen.queryByText(waiting)).toBeNull();
  await userEvent.clear(letter);
  await press('Cancelar');
  expect(screen.queryByText(waiting)).toBeNull();
});

test('nothing is said to wait of a job that was applied to', async () => {
  keep('Hola');
  await open({ 'GET /api/job-marks': marksOf([1]) });
  await screen.findByText('Ya aplicaste a este empleo.');
  expect(screen.queryByText(waiting)).toBeNull();
});

test('what is written in another tab is said to wait here, and is there when the form is opened', async () => {
  await open();
  expect(screen.queryByText(waiting)).toBeNull();
  writeInAnotherTab('De la otra pestaña');
  expect(await screen.findByText(waiting)).toBeVisible();
  expect(await openForm()).toHaveValue('De la otra pestaña');
});

test('an open form takes what another tab writes, and goes on from there', async () => {
  const letter = await openedForm();
  // Somebody types in the other window: this one is not in front.
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  writeInAnotherTab('De la otra pestaña');
  expect(letter).toHaveValue('De la otra pestaña');
  await userEvent.type(letter, ', y de esta');
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
    letter: 'De la otra pestaña, y de esta',
  });
});

test('a phone that another tab wrote is seen before it is sent', async () => {
  await openedForm();
  expect(screen.queryByLabelText(/^Tu teléfono/)).toBeNull();
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  writeInAnotherTab('Hola', '713 555 0123');
  const phone = screen.getByLabelText(/^Tu teléfono/);
  expect(phone).toHaveValue('713 555 0123');
  await userEvent.clear(phone);
  expect(phone).toBeVisible();
});

test.each(['', 'Mío'])('what is being typed here is not replaced: «%s»', async (typed) => {
  const letter = await openedForm();
  if (typed) await userEvent.type(letter, typed);
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  writeInAnotherTab('De la otra pestaña');
  expect(letter).toHaveValue(typed);
});

test('what the other tab sent is not taken out of the form here', async () => {
  const letter = await openedForm();
  await userEvent.type(letter, 'Mío');
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  act(() => {
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(letter).toHaveValue('Mío');
});
