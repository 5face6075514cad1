import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import { formatDate } from './format.ts';
import {
  addMessages,
  messagesReady,
  type MessageSources,
  setLanguage,
  translateText,
  useCatalogue,
  useTranslation,
} from './i18n.ts';

declare module './messages.ts' {
  interface Catalogues {
    sample: typeof spanish;
    later: { word: string };
    old: { word: string };
  }
}

const spanish = {
  hello: 'Hola, {{name}}',
  list: {
    found_zero: 'Ningún empleo',
    found_one: '{{count}} empleo',
    found_many: '{{count}} de empleos',
    found_other: '{{count}} empleos',
  },
} as const;
const english = {
  hello: 'Hello, {{name}}',
  list: { found_zero: 'No jobs', found_one: '{{count}} job', found_other: '{{count}} jobs' },
};
const inEnglish = () => Promise.resolve({ default: english });
const add = (sources: Partial<MessageSources> = {}) =>
  addMessages('sample', { es: spanish, en: inEnglish, ...sources });
const translatorNow = () => renderHook(() => useTranslation('sample').t).result.current;

beforeEach(() => void add());
afterEach(() => act(() => setLanguage('es')));

test('a place in a message takes its value', () => {
  expect(translatorNow()('hello', { name: 'Ana {{name}}' })).toBe('Hola, Ana {{name}}');
});

test.each([
  [0, 'Ningún empleo'],
  [1, '1 empleo'],
  [25, '25 empleos'],
  [1_000_000, '1000000 de empleos'],
])('%d takes its plural form', (count, message) => {
  expect(translatorNow()('list.found', { count })).toBe(message);
});

test.each([
  [0, 'No jobs'],
  [1, '1 job'],
  [1_000_000, '1000000 jobs'],
])('%d takes its English plural form', async (count, message) => {
  await act(() => setLanguage('en'));
  expect(translatorNow()('list.found', { count })).toBe(message);
});

test('a key without a message is shown as it is, and so is a group of messages', () => {
  // @ts-expect-error -- no such key
  expect(translatorNow()('nothing.here')).toBe('nothing.here');
  // @ts-expect-error -- no message's key
  expect(translatorNow()('list')).toBe('list');
});

test('the translator of a namespace stays the same for as long as the language does', async () => {
  const before = translatorNow();
  expect(translatorNow()).toBe(before);
  await act(() => setLanguage('en'));
  expect(translatorNow()).not.toBe(before);
});

test('what is on the screen changes its language and keeps what was typed', async () => {
  function Greeting() {
    const { t } = useTranslation('sample');
    return (
      <label>
        {t('hello', { name: 'Ana' })}
        <input />
      </label>
    );
  }
  render(<Greeting />);
  const input = screen.getByLabelText<HTMLInputElement>('Hola, Ana');
  input.value = 'typed';
  await act(() => setLanguage('en'));
  expect(screen.getByLabelText('Hello, Ana')).toBe(input);
  expect(input.value).toBe('typed');
  expect(localStorage.getItem('language')).toBe('en');
});

test('a namespace that arrives later comes in the language on the screen', async () => {
  await act(() => setLanguage('en'));
  void addMessages('later', {
    es: { word: 'puente' },
    en: () => Promise.resolve({ default: { word: 'bridge' } }),
  });
  await messagesReady();
  expect(renderHook(() => useCatalogue('later')).result.current).toEqual({ word: 'bridge' });
});

test('a namespace whose English cannot be had, or that has none, is read in Spanish', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await add({ en: () => Promise.reject(new Error('offline')) });
  await addMessages('old', { es: () => Promise.resolve({ default: { word: 'puente' } }) });
  await act(() => setLanguage('en'));
  expect(translatorNow()('hello', { name: 'Ana' })).toBe('Hola, Ana');
  expect(renderHook(() => useTranslation('old').t('word')).result.current).toBe('puente');
});

test('another version of a section brings its own messages', async () => {
  await add({ es: () => Promise.resolve({ default: { hello: 'Buenas' } }) });
  expect(translatorNow()('hello', { name: 'Ana' })).toBe('Buenas');
});

test('whoever changes their mind before the catalogues have come gets what they wanted last', async () => {
  let arrive: (module: { default: object }) => void = () => undefined;
  await add({
    en: () =>
      new Promise((resolve) => {
        arrive = resolve as typeof arrive;
      }),
  });
  const first = setLanguage('en');
  await setLanguage('es');
  arrive({ default: english });
  await first;
  expect(translatorNow()('hello', { name: 'Ana' })).toBe('Hola, Ana');
});

test('a text of the domain is translated in English, and what is no such text stays', async () => {
  expect(translateText('Usuario requerido')).toBe('Usuario requerido');
  await act(() => setLanguage('en'));
  expect(translateText('Usuario requerido')).not.toBe('Usuario requerido');
  expect(translateText('Se busca soldadora')).toBe('Se busca soldadora');
});

test('a date is told in words', async () => {
  expect(formatDate('2026-11-03')).toBe('3 de noviembre de 2026');
  expect(formatDate('ayer')).toBe('ayer');
  await act(() => setLanguage('en'));
  expect(formatDate('2026-11-03')).toBe('November 3, 2026');
});
