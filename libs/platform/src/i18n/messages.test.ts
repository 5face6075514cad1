import { expect, test } from '@jest/globals';
import { type MessageKey, type PlainMessageKey, type Translate } from './messages.ts';

declare module './messages.ts' {
  interface Catalogues {
    typed: {
      title: 'Empleos';
      states: { open: 'Abierto'; over: 'Terminado el {{date}}' };
      found_zero: 'Nada';
      found_one: 'Un empleo en {{place}}';
      found_other: '{{count}} empleos';
    };
  }
}

/** What TypeScript says of a call is what is tested here: a line without an error where one is expected is one itself. */
const t: Translate<'typed'> = (key: string) => key;
const state = 'open' as 'open' | 'over';

test('a key of the Spanish catalogue is taken, any other is a type error', () => {
  t('title');
  t('states.open');
  // @ts-expect-error -- no such message
  t('titel');
  // @ts-expect-error -- a group
  t('states');
  // @ts-expect-error -- any text at all
  t('title' as string);
  expect(t('title')).toBe('title');
});

test('a message wants the values of its places, and no others', () => {
  t('states.over', { date: '2026-11-22' });
  // @ts-expect-error -- without its date
  t('states.over');
  // @ts-expect-error -- under another name
  t('states.over', { day: '2026-11-22' });
  // @ts-expect-error -- it has no place
  t('title', { date: '2026-11-22' });
  expect(t('states.over', { date: '' })).toBe('states.over');
});

test('a plural wants its count, a number, and what any of its forms wants', () => {
  t('found', { count: 3, place: 'Texas' });
  // @ts-expect-error -- which form?
  t('found', { place: 'Texas' });
  // @ts-expect-error -- no number
  t('found', { count: '3', place: 'Texas' });
  // @ts-expect-error -- one of its forms names the place
  t('found', { count: 1 });
  // @ts-expect-error -- a form is no message of its own
  t('found_one', { count: 1, place: 'Texas' });
  expect(t('found', { count: 1, place: '' })).toBe('found');
});

test('a key made of a union is checked for each of its members', () => {
  t(`states.${state}`, { date: '2026-11-22' });
  // @ts-expect-error -- one of the two has a date
  t(`states.${state}`);
  // @ts-expect-error -- there is no `states.shut`
  t(`states.${state as 'open' | 'shut'}`, { date: '2026-11-22' });
  expect(t(`states.${state}`, { date: '' })).toBe('states.open');
});

test('the keys of a namespace have a type of their own, and those told without values', () => {
  const all: MessageKey<'typed'>[] = ['title', 'states.open', 'states.over', 'found'];
  const plain: PlainMessageKey<'typed'>[] = ['title', 'states.open'];
  // @ts-expect-error -- it has a place
  plain.push('states.over');
  expect(all).toHaveLength(4);
});
