import { beforeEach, expect, jest, test } from '@jest/globals';
import { type Registry } from '@puente/composition';
import { defineSection } from '@puente/platform';
import { render } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { contributionsOf } from './contributions.ts';
import { EntryUnreachable, type RemoteEntry } from './federation.ts';
import { PageLoader } from './page-loader.ts';

const First = () => 'first';
const Second = () => 'second';
const drawn = (Part: ComponentType) => render(createElement(Part)).container.textContent;
const door = defineSection({
  name: 'empleo',
  messages: { es: () => Promise.resolve({ default: {} }) },
  pages: {},
  contributions: {
    'first-part': () => Promise.resolve({ default: First }),
    'second-part': () => Promise.resolve({ default: Second }),
  },
});

const published = (version: string) => ({
  version,
  entry: `/sections/empleo/${version}/remote.js`,
  integrity: `sha384-${version}`,
  platform: '^1.0.0',
});
const registry: Registry = {
  icons: {},
  sections: {
    empleo: {
      ...published('2.0.0'),
      pages: {},
      previous: [published('1.0.0')],
      descriptor: {
        name: 'empleo',
        version: '2.0.0',
        platform: '^1.0.0',
        routes: [],
        navigation: [],
        accountMenu: [],
      },
    },
  },
};

type Load = (entry: RemoteEntry) => Promise<unknown>;
const contributionsWith = (load: Load) =>
  contributionsOf(registry, new PageLoader({ load, platform: '1.0.0' }));

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('two contributions of one section come through one door', async () => {
  const load = jest.fn<Load>(() => Promise.resolve(door));
  const { load: open, peek } = contributionsWith(load);
  expect(peek('empleo', 'first-part')).toBeUndefined();
  const parts = await Promise.all([open('empleo', 'first-part'), open('empleo', 'second-part')]);
  expect(parts.map(drawn)).toEqual(['first', 'second']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(peek('empleo', 'first-part')).toBe(parts[0]);
});

test('a version that does not come gives way to the previous one', async () => {
  const load: Load = ({ url }) =>
    url.includes('/1.0.0/') ? Promise.resolve(door) : Promise.reject(new EntryUnreachable());
  expect(drawn(await contributionsWith(load).load('empleo', 'first-part'))).toBe('first');
});

test('one that its section does not have fails and is told once; the next of the section still comes', async () => {
  const { load: open } = contributionsWith(() => Promise.resolve(door));
  const [unknown, known] = await Promise.allSettled([
    open('empleo', 'unknown-part'),
    open('empleo', 'second-part'),
  ]);
  expect(unknown.status).toBe('rejected');
  expect(known.status === 'fulfilled' && drawn(known.value)).toBe('second');
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('one of a section that is not there fails', async () => {
  await expect(contributionsWith(() => Promise.resolve(door)).load('nueva', 'a-part')).rejects.toThrow(
    'nueva',
  );
});

test('one that throws when it is drawn gives way to that of the version before, which may throw, too', async () => {
  const load: Load = ({ url }) =>
    Promise.resolve(
      url.includes('/1.0.0/')
        ? defineSection({
            ...door,
            contributions: { 'first-part': () => Promise.resolve({ default: Second }) },
          })
        : door,
    );
  const loader = contributionsWith(load);
  await loader.load('empleo', 'first-part');
  expect(loader.reject('empleo', 'first-part')).toBe(true);
  expect(loader.peek('empleo', 'first-part')).toBeUndefined();
  expect(drawn(await loader.load('empleo', 'first-part'))).toBe('second');
  expect(loader.reject('empleo', 'first-part')).toBe(false);
});
