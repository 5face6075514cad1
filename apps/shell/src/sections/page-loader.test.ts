import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type RegisteredSection } from '@puente/composition';
import { defineSection, type SectionDefinition, useTranslation } from '@puente/platform';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { EntryUnreachable, type RemoteEntry } from './federation.ts';
import { type LoadedPage, PageLoader } from './page-loader.ts';
import { type SectionFailure } from './section-failure.ts';

const Page = () => null;
const opened = (version: string) => ({ version, Page: expect.any(Function) });
const door = (name = 'empleo') =>
  defineSection({
    name,
    messages: { es: () => Promise.resolve({ default: {} }) },
    pages: { '/empleos': () => Promise.resolve({ default: Page }) },
  });

const published = (version: string, platform = '^1.0.0') => ({
  version,
  entry: `/sections/empleo/${version}/remote.js`,
  integrity: `sha384-${version}`,
  platform,
});
const descriptor = {
  name: 'empleo',
  version: '2.0.0',
  platform: '^1.0.0',
  routes: [{ path: '/empleos', access: 'public' as const, title: 'Empleos' }],
  navigation: [],
  accountMenu: [],
};
const registered = (own = published('2.0.0'), previous = [published('1.0.0')]): RegisteredSection => ({
  ...own,
  descriptor,
  pages: {},
  previous,
});

type Load = (entry: RemoteEntry) => Promise<unknown>;
const loaderWith = (load: Load, platform = '1.0.0') => new PageLoader({ load, platform });
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (failure: unknown) => (failure as SectionFailure).reason,
  );

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a page comes out of the current version, with its hash', async () => {
  const load = jest.fn<Load>(() => Promise.resolve(door()));
  const loader = loaderWith(load);
  await expect(loader.load('empleo', registered(), '/empleos')).resolves.toEqual(opened('2.0.0'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(load.mock.calls[0]?.[0]).toMatchObject({
    url: '/sections/empleo/2.0.0/remote.js',
    integrity: 'sha384-2.0.0',
  });
  expect(loader.peek('empleo', '/empleos')).toEqual(opened('2.0.0'));
});

test('a container that cannot be reached is asked for again under a new address', async () => {
  const load = jest.fn<Load>();
  load.mockRejectedValueOnce(new EntryUnreachable()).mockResolvedValueOnce(door());
  await loaderWith(load).load('empleo', registered(), '/empleos');
  expect(load.mock.calls[1]?.[0].url).toMatch(/^\/sections\/empleo\/2\.0\.0\/remote\.js\?retry=/);
});

test('a version that does not work gives way to the previous one', async () => {
  const load = jest.fn<Load>(({ url }) =>
    url.includes('/1.0.0/') ? Promise.resolve(door()) : Promise.reject(new Error('syntax')),
  );
  await expect(loaderWith(load).load('empleo', registered(), '/empleos')).resolves.toEqual(opened('1.0.0'));
});

test('two bad releases in a row give way to the one before both', async () => {
  const load = jest.fn<Load>(({ url }) =>
    url.includes('/0.9.0/') ? Promise.resolve(door()) : Promise.reject(new Error('syntax')),
  );
  const section = registered(published('2.0.0'), [published('1.0.0'), published('0.9.0')]);
  await expect(loaderWith(load).load('empleo', section, '/empleos')).resolves.toEqual(opened('0.9.0'));
});

test('a version for another platform is passed over without being fetched', async () => {
  const load = jest.fn<Load>(() => Promise.resolve(door()));
  const newer = registered(published('2.0.0', '^2.0.0'), [published('1.0.0')]);
  await loaderWith(load).load('empleo', newer, '/empleos');
  expect(load.mock.calls.map(([entry]) => entry.url)).toEqual(['/sections/empleo/1.0.0/remote.js']);
});

test('a section none of whose versions suits the platform is incompatible', async () => {
  const load = jest.fn<Load>();
  const section = registered(published('2.0.0', '^2.0.0'), []);
  expect(await failureOf(loaderWith(load).load('empleo', section, '/empleos'))).toBe('incompatible');
  expect(load).not.toHaveBeenCalled();
});

test('a section whose files do not come is unreachable', async () => {
  const load: Load = () => Promise.reject(new EntryUnreachable());
  expect(await failureOf(loaderWith(load).load('empleo', registered(), '/empleos'))).toBe('unreachable');
});

test.each([
  ['that is no door', {}],
  ['that is the door of another section', door('planes')],
  ['that lacks the page', defineSection({ ...door(), pages: {} })],
])('a module %s is broken', async (_what, module) => {
  expect(
    await failureOf(loaderWith(() => Promise.resolve(module)).load('empleo', registered(), '/empleos')),
  ).toBe('broken');
});

test('a section that hangs ends with a time-out, and the next try begins anew', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const load = jest.fn<Load>(() => new Promise(() => undefined));
  const loader = loaderWith(load);
  const reason = failureOf(loader.load('empleo', registered(), '/empleos'));
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await reason).toBe('timeout');
  jest.useRealTimers();

  load.mockImplementation(() => Promise.resolve(door()));
  await expect(loader.load('empleo', registered(), '/empleos')).resolves.toEqual(opened('2.0.0'));
  expect(load.mock.lastCall?.[0].url).toContain('?retry=');
});

test('a version whose files have all come is not asked for again while the processor is at work on it', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  let open: (definition: SectionDefinition) => void = () => undefined;
  const load = jest.fn<Load>(() => new Promise((resolve) => (open = resolve)));
  const page = loaderWith(load).load('empleo', registered(published('2.0.0'), []), '/empleos');
  await jest.advanceTimersByTimeAsync(7_000);
  open(door());
  await expect(page).resolves.toEqual(opened('2.0.0'));
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a second page of a section uses the door that is open', async () => {
  const load = jest.fn<Load>(() => Promise.resolve(door()));
  const loader = loaderWith(load);
  await loader.load('empleo', registered(), '/empleos');
  await loader.load('empleo', registered(), '/empleos');
  expect(load).toHaveBeenCalledTimes(1);
});

describe('of two versions in one tab', () => {
  /** A version whose page says what its own messages say. */
  const versionSaying = (text: string, page = Promise.resolve()) =>
    defineSection({
      name: 'empleo',
      messages: { es: () => Promise.resolve({ default: { title: text } }) },
      pages: {
        '/empleos': () => page.then(() => ({ default: Titled })),
        '/favoritos': () => Promise.resolve({ default: Titled }),
      },
    });
  // @ts-expect-error -- the shell knows the texts of no section
  const Titled = () => useTranslation('empleo').t('title');
  const drawn = ({ Page: Drawn }: LoadedPage) => render(createElement(Drawn)).container.textContent;
  const doors: Record<string, SectionDefinition> = {};
  const load = jest.fn<Load>(({ url }) => Promise.resolve(doors[url.split('/')[3] ?? '']));

  test('each has its own messages, also on the screen at once', async () => {
    doors['2.0.0'] = defineSection({
      ...versionSaying('newer'),
      pages: { '/empleos': () => Promise.resolve({ default: Titled }) },
    });
    doors['1.0.0'] = versionSaying('older');
    const loader = loaderWith(load);
    const newer = await loader.load('empleo', registered(), '/empleos');
    const older = await loader.load('empleo', registered(), '/favoritos');
    expect([newer, older].map(drawn)).toEqual(['newer', 'older']);
  });

  test('each has what its page adds to them', async () => {
    const adding = (path: string, title: string) => {
      const page = { default: Titled, messages: { es: { title } } };
      return defineSection({ name: 'empleo', messages: { es: {} }, pages: { [path]: async () => page } });
    };
    doors['2.0.0'] = adding('/empleos', 'newer');
    doors['1.0.0'] = adding('/favoritos', 'older');
    const loader = loaderWith(load);
    const newer = await loader.load('empleo', registered(), '/empleos');
    const older = await loader.load('empleo', registered(), '/favoritos');
    expect([newer, older].map(drawn)).toEqual(['newer', 'older']);
  });

  test('one that arrives when another has won replaces neither its door nor its messages', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    let arrive: () => void = () => undefined;
    doors['2.0.0'] = versionSaying('newer', new Promise((resolve) => (arrive = resolve)));
    doors['1.0.0'] = versionSaying('older');
    const loader = loaderWith(load);
    const won = loader.load('empleo', registered(), '/empleos');
    await jest.advanceTimersByTimeAsync(5_000);
    jest.useRealTimers();
    const older = await won;
    arrive();
    await new Promise((resolve) => setTimeout(resolve));
    expect(drawn(older)).toBe('older');
    expect((await loader.load('empleo', registered(), '/favoritos')).version).toBe('1.0.0');
    expect(loader.peek('empleo', '/empleos')).toBe(older);
  });

  test('one whose page threw when it was drawn is left aside until it is begun anew', async () => {
    doors['2.0.0'] = versionSaying('newer');
    doors['1.0.0'] = versionSaying('older');
    const loader = loaderWith(load);
    await loader.load('empleo', registered(), '/empleos');
    expect(loader.reject('empleo', registered(), '2.0.0')).toBe(true);
    expect(loader.peek('empleo', '/empleos')).toBeUndefined();
    expect((await loader.load('empleo', registered(), '/empleos')).version).toBe('1.0.0');
    expect(loader.reject('empleo', registered(), '1.0.0')).toBe(false);
    expect(await failureOf(loader.load('empleo', registered(), '/empleos'))).toBe('broken');
    loader.forget('empleo');
    expect((await loader.load('empleo', registered(), '/empleos')).version).toBe('2.0.0');
  });
});
